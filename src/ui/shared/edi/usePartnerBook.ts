import { PartnerCodeBook } from '../../../application/edi/partnerCodeBook.ts';
import { useReading } from '../useReading.ts';

/** The codes of partners who use their own. */
export const usePartnerBook = () =>
  useReading({ port: PartnerCodeBook, key: ['ediPartners'], read: (book, signal) => book.read(signal) });
