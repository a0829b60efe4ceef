import type { MadeFiles } from '../../../src/application/shared/MadeFiles.ts';

/** Records saved files. */
export class FakeMadeFiles implements MadeFiles {
  readonly saved: string[] = [];
  readonly contents: Blob[] = [];

  save(file: Blob, fileName: string): void {
    this.contents.push(file);
    this.saved.push(fileName);
  }
}
