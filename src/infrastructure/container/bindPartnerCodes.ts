import type { Container } from 'inversify';
import { EdiPartners } from '../../application/edi/EdiPartners.ts';
import { PartnerCodeBook, partnerCodeBook } from '../../application/edi/partnerCodeBook.ts';
import { PartnerCodeWrites, partnerCodeWrites } from '../../application/edi/partnerCodeWrites.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { Preferences } from '../../application/shared/Preferences.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { AxiosEdiPartners } from '../http/edi/AxiosEdiPartners.ts';
import { httpOf } from './serviceClients.ts';

/** Codes of partners, for every room that reads or writes their files. */
export const bindPartnerCodes = (container: Container): void => {
  if (container.isBound(EdiPartners)) return;
  container.bind(EdiPartners).toResolvedValue((http) => new AxiosEdiPartners(http), [httpOf('shipments')]);
  container.bind(PartnerCodeBook).toResolvedValue(partnerCodeBook, [EdiPartners, Preferences]);
  container
    .bind(PartnerCodeWrites)
    .toResolvedValue(partnerCodeWrites, [EdiPartners, Preferences, IdempotencyKeys, RecordChanges, TextFiles]);
};
