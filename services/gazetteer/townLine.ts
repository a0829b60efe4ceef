import { foldName } from './foldName.ts';
import type { Town } from './Town.ts';

/** How German and Nordic names are written without their own letters. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }),
);

const spellOut = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüøå]/g, (letter) => spelledOut.get(letter) ?? letter);

/** A line of the gazetteer: what the town is found by, each between bars, then what is told of it. */
export function townLine(
  { name, country, region, lat, lng, people }: Town,
  otherNames: readonly string[] = [],
): string {
  const found = [name, ...otherNames].flatMap((each) => [foldName(each), foldName(spellOut(each))]);
  return [
    `|${[...new Set(found)].join('|')}|`,
    name,
    country,
    region ?? '',
    lat,
    lng,
    ...(people > 0 ? [people] : []),
  ].join('\t');
}
