import type { StatementRegister } from '../../../src/application/statements/StatementRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { AgeingSum } from '../../../src/domain/statement/AgeingSum.ts';
import type { Statement, StatementRecord } from '../../../src/domain/statement/Statement.ts';
import { issuedStatement } from '../factories/statementFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Statements, answered as configured. */
export class FakeStatementRegister implements StatementRegister {
  readonly views: ListView[] = [];
  page: Outcome<Page<Statement>> = { rows: [], page: 0, size: 25, total: 0 };
  sums: Outcome<readonly AgeingSum[]> = [];
  statement: Outcome<StatementRecord> = issuedStatement;

  list(view: ListView): Promise<Page<Statement>> {
    this.views.push(view);
    return settle(this.page);
  }

  ageing(): Promise<readonly AgeingSum[]> {
    return settle(this.sums);
  }

  read(): Promise<StatementRecord> {
    return settle(this.statement);
  }
}
