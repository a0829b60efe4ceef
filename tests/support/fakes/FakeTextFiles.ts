import type { TextFiles } from '../../../src/application/shared/TextFiles.ts';

/** Records saved files. */
export class FakeTextFiles implements TextFiles {
  readonly saved: { readonly fileName: string; readonly text: string; readonly type: string }[] = [];

  save(fileName: string, text: string, type: string): void {
    this.saved.push({ fileName, text, type });
  }
}
