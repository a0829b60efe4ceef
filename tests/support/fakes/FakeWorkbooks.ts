import type { Sheet, Workbooks } from '../../../src/application/shared/Workbooks.ts';

/** Records what was made into workbooks. */
export class FakeWorkbooks implements Workbooks {
  readonly sheets: Sheet[] = [];

  make(sheet: Sheet): Promise<Blob> {
    this.sheets.push(sheet);
    return Promise.resolve(new Blob(['workbook']));
  }
}
