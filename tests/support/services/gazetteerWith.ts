import type { Gazetteer } from '../../../services/gazetteer/Gazetteer.ts';
import { gazetteerOf } from '../../../services/gazetteer/gazetteerOf.ts';
import type { Town } from '../../../services/gazetteer/Town.ts';
import { townBlocks } from '../../../services/gazetteer/townBlocks.ts';
import { townLine } from '../../../services/gazetteer/townLine.ts';

/** A town in few words; its position is not that of the real one. */
export type TownRow = Partial<Town> & { readonly name: string; readonly otherNames?: readonly string[] };

/** A gazetteer of these towns, the biggest first. */
export function gazetteerWith(rows: readonly TownRow[]): Gazetteer {
  const lines = rows.map(
    ({ otherNames, ...town }) =>
      `${townLine({ country: 'DE', region: null, lat: 50.9375, lng: 6.9603, people: 0, ...town }, otherNames)}\n`,
  );
  const blocks = [...townBlocks(lines)].map(([block, inside]) => [block, Buffer.from(inside.join(''))] as const);
  return gazetteerOf(new Map(blocks));
}
