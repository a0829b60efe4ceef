import { inTable } from '../inTable.ts';

/** Trailers of X12 (element 40) as the bodies that will do. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  TF: ['box', 'curtainsider'],
  TV: ['box', 'curtainsider'],
  TL: ['box', 'curtainsider'],
  RT: ['reefer'],
  TR: ['reefer'],
  FT: ['flatbed'],
  TC: ['curtainsider'],
  TN: ['tanker'],
};

/** The bodies that a trailer of X12 means; undefined for an unknown one. */
export const bodiesOf = (equipment: string): readonly string[] | undefined => inTable(bodies, equipment);

/** The trailer of X12 that means just these bodies; undefined where there is none. */
export const equipmentOf = (wanted: readonly string[]): string | undefined =>
  Object.entries(bodies).find(
    ([, means]) =>
      new Set([...means, ...wanted]).size === means.length &&
      wanted.length > 0 &&
      means.every((body) => wanted.includes(body)),
  )?.[0];
