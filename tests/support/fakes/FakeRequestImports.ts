import type { RequestImports } from '../../../src/application/requests/RequestImports.ts';
import type { ImportTable } from '../../../src/domain/request/ImportTable.ts';
import type { RequestImport } from '../../../src/domain/request/ImportedRow.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Imports of requests. Answers as configured and records what was sent. */
export class FakeRequestImports implements RequestImports {
  readonly checked: ImportTable[] = [];
  readonly added: (ImportTable & { readonly key: string })[] = [];
  said: Outcome<RequestImport> = { ignored: [], rows: [] };
  became: Outcome<RequestImport> = { ignored: [], rows: [] };

  check(table: ImportTable): Promise<RequestImport> {
    this.checked.push(table);
    return settle(this.said);
  }

  add(table: ImportTable, key: string): Promise<RequestImport> {
    this.added.push({ ...table, key });
    return settle(this.became);
  }
}
