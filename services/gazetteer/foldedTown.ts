import { foldName } from './foldName.ts';
import type { Town } from './Town.ts';

interface Folded {
  readonly name: string;
  readonly region: string | null;
}

const folded = new WeakMap<Pick<Town, 'name' | 'region'>, Folded>();

/** Name and region of a town as they are compared, folded once: a list of towns asks of its namesakes again and again. */
export function foldedTown(town: Pick<Town, 'name' | 'region'>): Folded {
  const known = folded.get(town);
  if (known) return known;
  const fresh = { name: foldName(town.name), region: town.region === null ? null : foldName(town.region) };
  folded.set(town, fresh);
  return fresh;
}
