import type { Container } from 'inversify';
import { ExportInvoice, exportInvoice } from '../../application/edi/exportInvoice.ts';
import { ReadInvoiceFile, readInvoiceFile } from '../../application/edi/readInvoiceFile.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';
import { ActOnStatements, actOnStatements } from '../../application/statements/actOnStatements.ts';
import { StatementDesk } from '../../application/statements/StatementDesk.ts';
import { StatementWrites, statementWrites } from '../../application/statements/statementWrites.ts';
import { AxiosStatementDesk } from '../http/statements/AxiosStatementDesk.ts';
import { bindPartnerCodes } from './bindPartnerCodes.ts';
import { bindSheets } from './bindSheets.ts';
import { httpOf } from './serviceClients.ts';

/** What both parties do with statements, as files of EDI too. */
export const bindStatements = (container: Container): void => {
  bindSheets(container);
  container.bind(StatementDesk).toResolvedValue((http) => new AxiosStatementDesk(http), [httpOf('shipments')]);
  container.bind(StatementWrites).toResolvedValue(statementWrites, [StatementDesk, IdempotencyKeys, RecordChanges]);
  container
    .bind(ActOnStatements)
    .toResolvedValue(actOnStatements, [StatementDesk, Clock, IdempotencyKeys, RecordChanges]);
  bindPartnerCodes(container);
  container.bind(ExportInvoice).toResolvedValue(exportInvoice, [ShipmentRegister, MadeFiles, Clock]);
  container.bind(ReadInvoiceFile).toResolvedValue(readInvoiceFile, [Clock]);
};
