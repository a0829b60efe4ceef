import type { Container } from 'inversify';
import { ImportTenders, importTenders } from '../../application/edi/importTenders.ts';
import { SaveEdiExample, saveEdiExample } from '../../application/edi/saveEdiExample.ts';
import { PlaceSearch } from '../../application/places/PlaceSearch.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** The import of tenders from files of partners. */
export const bindEdiImport = (container: Container): void => {
  container.bind(ImportTenders).toResolvedValue(importTenders, [RequestRegister, PlaceSearch, Clock, RecordChanges]);
  container.bind(SaveEdiExample).toResolvedValue(saveEdiExample, [MadeFiles]);
};
