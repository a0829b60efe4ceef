import type { RecordChange, RecordChanges } from '../../../src/application/shared/RecordChanges.ts';

/** Remembers what it was told. */
export class FakeRecordChanges implements RecordChanges {
  readonly told: RecordChange[] = [];

  tell(change: RecordChange): void {
    this.told.push(change);
  }

  onChange(): () => void {
    return () => {};
  }
}
