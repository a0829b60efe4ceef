import type { TextFiles } from '../../application/shared/TextFiles.ts';
import { saveBlob } from './saveBlob.ts';

/** Spreadsheets read a table as UTF-8 only with a byte order mark, while JSON must not have one (RFC 8259 §8.1). */
const markOf = (type: string): string => (type === 'text/csv' ? '\uFEFF' : '');

/** Saves texts in UTF-8. */
export class BrowserTextFiles implements TextFiles {
  save(fileName: string, text: string, type: string): void {
    saveBlob(new Blob([markOf(type), text], { type: `${type};charset=utf-8` }), fileName);
  }
}
