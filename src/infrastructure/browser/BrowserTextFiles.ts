import type { TextFiles } from '../../application/shared/TextFiles.ts';
import { saveBlob } from './saveBlob.ts';

/** Adds a byte order mark, so that spreadsheets read the text as UTF-8. */
export class BrowserTextFiles implements TextFiles {
  save(fileName: string, text: string, type: string): void {
    saveBlob(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }), fileName);
  }
}
