import type { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { saveBlob } from './saveBlob.ts';

/** Saves files as downloads. */
export class BrowserMadeFiles implements MadeFiles {
  save(file: Blob, fileName: string): void {
    saveBlob(file, fileName);
  }
}
