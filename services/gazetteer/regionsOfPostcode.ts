import { regionBeginnings } from './regionBeginnings.ts';

/** By country and beginning, `DE 15`, the regions whose postcodes begin so. */
function readBeginnings(): ReadonlyMap<string, ReadonlySet<string>> {
  const read = new Map<string, Set<string>>();
  for (const [country, entries] of Object.entries(regionBeginnings)) {
    for (const entry of entries.split(';')) {
      const [region = '', beginnings = ''] = entry.split('=').map((part) => part.trim());
      for (const beginning of beginnings.split(' ')) {
        const key = `${country} ${beginning}`;
        read.set(key, (read.get(key) ?? new Set()).add(region));
      }
    }
  }
  return read;
}

const regions = readBeginnings();

/** The regions that a postcode may be in, also one that a country's letters stand before (`D-15230`); undefined where postcodes tell no region, or this one none. */
export function regionsOfPostcode(country: string, postcode: string): ReadonlySet<string> | undefined {
  const start = postcode
    .slice(0, 20)
    .toUpperCase()
    .replace(/^[A-Z]{1,3}[-\s]+(?=\d)/, '')
    .replaceAll(/[^A-Z\d]/g, '');
  const found = [3, 2, 1].map((length) => regions.get(`${country} ${start.slice(0, length)}`));
  return found.find((each) => each !== undefined);
}
