import type { TextFiles } from '../../../src/application/shared/TextFiles.ts';

/** Remembers what was saved. */
export class FakeTextFiles implements TextFiles {
  readonly saved: { readonly fileName: string; readonly text: string; readonly type: string }[] = [];

  save(fileName: string, text: string, type: string): void {
    this.saved.push({ fileName, text, type });
  }
}
