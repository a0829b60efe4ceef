import { codesInUse } from './codesInUse.ts';
import type { PartnerBook } from './PartnerBook.ts';
import type { PartnerCodes } from './PartnerCodes.ts';

/** The codes of the partner who sends files with this id; undefined where it uses those of most. */
export const codesOfSender = (book: PartnerBook, sender: string): PartnerCodes | undefined => {
  const id = sender.trim().toUpperCase();
  return codesInUse(book).find(({ address }) => address.id === id);
};
