import type { Versioned } from '../../../src/application/shared/Versioned.ts';
import type { Payment, StatementDesk, StatementMove } from '../../../src/application/statements/StatementDesk.ts';
import type { WriteOptions } from '../../../src/application/shared/WriteOptions.ts';
import type { ExtraFacts } from '../../../src/domain/statement/parseExtras.ts';
import type { StatementRecord } from '../../../src/domain/statement/Statement.ts';
import { issuedStatement } from '../factories/statementFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Keeps what was done with statements, each with its version. */
export class FakeStatementDesk implements StatementDesk {
  readonly done: (readonly [what: string, version: number, ...rest: unknown[]])[] = [];
  readonly keys: string[] = [];
  /** Whether each act that can be done to many was done in the background. */
  readonly backgrounds: boolean[] = [];
  answers: Outcome<StatementRecord> = issuedStatement;

  keepExtras({ version }: Versioned, extras: readonly ExtraFacts[], key: string) {
    return this.#do(key, 'keepExtras', version, extras);
  }

  issue({ version }: Versioned, timeZone: string, key: string, { background = false }: WriteOptions = {}) {
    this.backgrounds.push(background);
    return this.#do(key, 'issue', version, timeZone);
  }

  move({ version }: Versioned, move: StatementMove, key: string, { background = false }: WriteOptions = {}) {
    this.backgrounds.push(background);
    return this.#do(key, move, version);
  }

  answer({ version }: Versioned, line: string, note: string | undefined, key: string) {
    return this.#do(key, 'answer', version, line, note);
  }

  pay({ version }: Versioned, payment: Payment, key: string, { background = false }: WriteOptions = {}) {
    this.backgrounds.push(background);
    return this.#do(key, 'pay', version, payment);
  }

  deny({ version }: Versioned, note: string, key: string) {
    return this.#do(key, 'deny', version, note);
  }

  #do(key: string, what: string, version: number, ...rest: readonly unknown[]): Promise<StatementRecord> {
    this.keys.push(key);
    this.done.push([what, version, ...rest]);
    return settle(this.answers);
  }
}
