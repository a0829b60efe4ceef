import type { RequestImports } from '../../../src/application/requests/RequestImports.ts';
import type { RequestImport } from '../../../src/domain/request/ImportedRow.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Imports of requests. Answers as configured and records what was sent. */
export class FakeRequestImports implements RequestImports {
  readonly checked: { readonly csv: string; readonly publish: boolean }[] = [];
  readonly added: { readonly csv: string; readonly publish: boolean; readonly key: string }[] = [];
  said: Outcome<RequestImport> = { ignored: [], rows: [] };
  became: Outcome<RequestImport> = { ignored: [], rows: [] };

  check(csv: string, publish: boolean): Promise<RequestImport> {
    this.checked.push({ csv, publish });
    return settle(this.said);
  }

  add(csv: string, publish: boolean, key: string): Promise<RequestImport> {
    this.added.push({ csv, publish, key });
    return settle(this.became);
  }
}
