import type { PartnerBook } from './PartnerBook.ts';
import type { PartnerCodes } from './PartnerCodes.ts';

/** The codes that files are read and written by: those of the company, and what only this browser has. */
export const codesInUse = ({ partners, leftOver }: PartnerBook): readonly PartnerCodes[] => {
  const kept = partners.map(({ codes }) => codes);
  const ids = new Set(kept.map(({ address }) => address.id));
  return [...kept, ...leftOver.filter(({ address }) => !ids.has(address.id))];
};
