import type { Downloads } from '../../../src/application/shared/Downloads.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

export class FakeDownloads implements Downloads {
  readonly saved: { readonly address: string; readonly fileName: string }[] = [];
  outcome: Outcome<void> = undefined;

  save(address: string, fileName: string): Promise<void> {
    this.saved.push({ address, fileName });
    return settle(this.outcome);
  }
}
