import type { RecordChange, RecordChanges } from '../../../src/application/shared/RecordChanges.ts';

/** Records the changes. */
export class FakeRecordChanges implements RecordChanges {
  readonly told: RecordChange[] = [];

  publish(change: RecordChange): void {
    this.told.push(change);
  }

  onChange(): () => void {
    return () => {};
  }
}
