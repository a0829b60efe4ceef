import type { ServiceIdentifier } from 'inversify';

/** Saves a text as a file in the browser. */
export interface TextFiles {
  /** `type` is a media type, such as `text/csv`. */
  save(fileName: string, text: string, type: string): void;
}
export const TextFiles: ServiceIdentifier<TextFiles> = Symbol('TextFiles');
