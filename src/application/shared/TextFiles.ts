import type { ServiceIdentifier } from 'inversify';

/** Hands a text to the browser as a file to be saved. */
export interface TextFiles {
  /** `type` is a media type, such as `text/csv`. */
  save(fileName: string, text: string, type: string): void;
}
export const TextFiles: ServiceIdentifier<TextFiles> = Symbol('TextFiles');
