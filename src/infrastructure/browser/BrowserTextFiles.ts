import type { TextFiles } from '../../application/ports/TextFiles.ts';

/** With a byte order mark, by which spreadsheets know the text for UTF-8. */
export class BrowserTextFiles implements TextFiles {
  save(fileName: string, text: string, type: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
