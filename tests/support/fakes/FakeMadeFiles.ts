import type { MadeFiles } from '../../../src/application/shared/MadeFiles.ts';

/** Records the names of saved files. */
export class FakeMadeFiles implements MadeFiles {
  readonly saved: string[] = [];

  save(_file: Blob, fileName: string): void {
    this.saved.push(fileName);
  }
}
