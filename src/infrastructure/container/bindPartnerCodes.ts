import type { Container } from 'inversify';
import { PartnerCodeBook, partnerCodeBook } from '../../application/edi/partnerCodeBook.ts';
import { Preferences } from '../../application/shared/Preferences.ts';

/** Codes of partners, for every room that reads or writes their files. */
export const bindPartnerCodes = (container: Container): void => {
  if (!container.isBound(PartnerCodeBook))
    container.bind(PartnerCodeBook).toResolvedValue(partnerCodeBook, [Preferences]);
};
