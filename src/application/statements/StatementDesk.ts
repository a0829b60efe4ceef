import type { ServiceIdentifier } from 'inversify';
import type { ExtraFacts } from '../../domain/statement/parseExtras.ts';
import type { StatementRecord } from '../../domain/statement/Statement.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** What either side does with a statement. An outdated version is refused (409), as is what its status does not allow. */
export interface StatementDesk {
  keepExtras(statement: Versioned, extras: readonly ExtraFacts[], idempotencyKey: string): Promise<StatementRecord>;
  /** `timeZone` is the carrier's (IANA). */
  issue(
    statement: Versioned,
    timeZone: string,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<StatementRecord>;
  move(
    statement: Versioned,
    move: StatementMove,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<StatementRecord>;
  /** Approves a line, or disputes it with words. */
  answer(
    statement: Versioned,
    line: string,
    note: string | undefined,
    idempotencyKey: string,
  ): Promise<StatementRecord>;
  pay(statement: Versioned, payment: Payment, idempotencyKey: string, options?: WriteOptions): Promise<StatementRecord>;
  deny(statement: Versioned, note: string, idempotencyKey: string): Promise<StatementRecord>;
}
export const StatementDesk: ServiceIdentifier<StatementDesk> = Symbol('StatementDesk');

export type StatementMove = 'revise' | 'approve' | 'settle';

export interface Payment {
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
  readonly reference: string | undefined;
}
