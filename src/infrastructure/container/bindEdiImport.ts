import type { Container } from 'inversify';
import { ImportTenders, importTenders } from '../../application/edi/importTenders.ts';
import { SaveEdiExample, saveEdiExample } from '../../application/edi/saveEdiExample.ts';
import { PlaceSearch } from '../../application/places/PlaceSearch.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { PartnerCodeBook } from '../../application/edi/partnerCodeBook.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** The import of tenders from files of partners. */
import { bindPartnerCodes } from './bindPartnerCodes.ts';
export const bindEdiImport = (container: Container): void => {
  bindPartnerCodes(container);
  container
    .bind(ImportTenders)
    .toResolvedValue(importTenders, [RequestRegister, PlaceSearch, Clock, RecordChanges, PartnerCodeBook]);
  container.bind(SaveEdiExample).toResolvedValue(saveEdiExample, [MadeFiles]);
};
