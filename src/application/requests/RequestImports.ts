import type { ServiceIdentifier } from 'inversify';
import type { RequestImport } from '../../domain/request/ImportedRow.ts';

/** Requests from a table, each row for itself. */
export interface RequestImports {
  /** Says what would happen, and adds nothing. */
  check(csv: string, publish: boolean, idempotencyKey: string): Promise<RequestImport>;
  /** `publish` opens the requests at once; else they are drafts. */
  add(csv: string, publish: boolean, idempotencyKey: string): Promise<RequestImport>;
}
export const RequestImports: ServiceIdentifier<RequestImports> = Symbol('RequestImports');
