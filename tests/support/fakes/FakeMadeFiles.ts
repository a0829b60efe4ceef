import type { MadeFiles, WaitingTab } from '../../../src/application/shared/MadeFiles.ts';

/** Records files that were saved, or shown in tabs. */
export class FakeMadeFiles implements MadeFiles {
  readonly saved: string[] = [];
  readonly shown: string[] = [];
  /** Tabs that were opened and neither closed nor given a file. */
  waiting = 0;

  save(_file: Blob, fileName: string): void {
    this.saved.push(fileName);
  }

  openTab(): WaitingTab {
    this.waiting += 1;
    return {
      show: (_file, fileName) => {
        this.waiting -= 1;
        this.shown.push(fileName);
      },
      close: () => {
        this.waiting -= 1;
      },
    };
  }
}
