import type { Town } from './Town.ts';

/** The town of a line that `townLine` wrote. */
export function townIn(line: string): Town {
  const [, name = '', country = '', region = '', lat, lng, people = '0'] = line.split('\t');
  return {
    name,
    country,
    region: region === '' ? null : region,
    lat: Number(lat),
    lng: Number(lng),
    people: Number(people),
  };
}
