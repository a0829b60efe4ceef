import type { ServiceIdentifier } from 'inversify';

/** A tab that waits for its file. */
export interface WaitingTab {
  /** Shows the file there; saves it under its name where the browser allowed no tab. */
  show(file: Blob, fileName: string): void;
  /** For when no file comes. */
  close(): void;
}

/** Files that were made in the browser. */
export interface MadeFiles {
  save(file: Blob, fileName: string): void;
  /** Opens a tab at once: browsers allow that only while a click counts, and a file takes longer to make. */
  openTab(): WaitingTab;
}
export const MadeFiles: ServiceIdentifier<MadeFiles> = Symbol('MadeFiles');
