import type { MadeFiles, WaitingTab } from '../../application/shared/MadeFiles.ts';
import { saveBlob } from './saveBlob.ts';

/** Saves files as downloads, and shows them in tabs, whose viewers keep reading them while they are open. */
export class BrowserMadeFiles implements MadeFiles {
  save(file: Blob, fileName: string): void {
    saveBlob(file, fileName);
  }

  openTab(): WaitingTab {
    const tab = window.open('', '_blank');
    return {
      show: (file, fileName) => {
        if (tab === null || tab.closed) saveBlob(file, fileName);
        else tab.location.replace(URL.createObjectURL(file));
      },
      close: () => tab?.close(),
    };
  }
}
