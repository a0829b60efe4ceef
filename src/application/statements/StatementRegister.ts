import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { AgeingSum } from '../../domain/statement/AgeingSum.ts';
import type { Statement, StatementRecord } from '../../domain/statement/Statement.ts';

/** What shipments of the selected company cost that completed or were canceled for a fee, for the carrier and for the shipper. */
export interface StatementRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Statement>>;
  /** What is issued and not paid, by currency and age. */
  ageing(signal?: AbortSignal): Promise<readonly AgeingSum[]>;
  /** By the id of the shipment. */
  read(id: string, signal?: AbortSignal): Promise<StatementRecord>;
}
export const StatementRegister: ServiceIdentifier<StatementRegister> = Symbol('StatementRegister');
