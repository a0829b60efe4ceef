import type { EdiParty } from './Tender.ts';

/** A party of which nothing is said. */
export const nobody: EdiParty = {
  name: '',
  code: undefined,
  address: undefined,
  city: undefined,
  region: undefined,
  postcode: undefined,
  country: undefined,
  contact: undefined,
};
