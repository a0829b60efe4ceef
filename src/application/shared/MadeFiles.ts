import type { ServiceIdentifier } from 'inversify';

/** Saves files that were made in the browser. */
export interface MadeFiles {
  save(file: Blob, fileName: string): void;
}
export const MadeFiles: ServiceIdentifier<MadeFiles> = Symbol('MadeFiles');
