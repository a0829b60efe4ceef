import { areaTowns } from './areaTowns.ts';

interface AreaTown {
  readonly town: string;
  /** Whether other areas have the same one. */
  readonly isShared: boolean;
}

/** By country and beginning, `DE-70`. */
function readTowns(): ReadonlyMap<string, AreaTown> {
  const towns = new Map<string, AreaTown>();
  for (const [country, entries] of Object.entries(areaTowns)) {
    for (const entry of entries.split(';')) {
      const [town = '', beginnings = ''] = entry.split(' = ').map((part) => part.trim());
      const all = beginnings.split(' ');
      const isShared = all.length > 1 || beginnings.length === 1;
      for (const beginning of all) towns.set(`${country}-${beginning}`, { town, isShared });
    }
  }
  return towns;
}

const towns = readTowns();

/** The town that an area of postcodes is known by: `DE-70` is Stuttgart, `DE-12` Berlin 12. An area without any keeps its code. */
export function areaName(area: string): string {
  const known = towns.get(area) ?? (/\d$/.test(area) ? towns.get(area.slice(0, -1)) : undefined);
  if (!known) return area;
  return known.isShared ? `${known.town} ${area.slice(3)}` : known.town;
}
