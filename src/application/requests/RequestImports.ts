import type { ServiceIdentifier } from 'inversify';
import type { ImportTable } from '../../domain/request/ImportTable.ts';
import type { RequestImport } from '../../domain/request/ImportedRow.ts';

/** Requests from a table, each row for itself. */
export interface RequestImports {
  /** Says what would happen, and adds nothing. */
  check(table: ImportTable, idempotencyKey: string): Promise<RequestImport>;
  /** With `publish` the requests are opened at once; else they are drafts. */
  add(table: ImportTable, idempotencyKey: string): Promise<RequestImport>;
}
export const RequestImports: ServiceIdentifier<RequestImports> = Symbol('RequestImports');
