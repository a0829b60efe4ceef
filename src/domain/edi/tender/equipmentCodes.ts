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
