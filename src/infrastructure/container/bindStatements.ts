import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { StatementDesk } from '../../application/statements/StatementDesk.ts';
import { StatementWrites, statementWrites } from '../../application/statements/statementWrites.ts';
import { AxiosStatementDesk } from '../http/statements/AxiosStatementDesk.ts';
import { bindEdiInvoice } from './bindEdiInvoice.ts';
import { bindSheets } from './bindSheets.ts';
import { httpOf } from './serviceClients.ts';

/** What both parties do with statements. */
export const bindStatements = (container: Container): void => {
  bindSheets(container);
  bindEdiInvoice(container);
  container.bind(StatementDesk).toResolvedValue((http) => new AxiosStatementDesk(http), [httpOf('shipments')]);
  container.bind(StatementWrites).toResolvedValue(statementWrites, [StatementDesk, IdempotencyKeys, RecordChanges]);
};
