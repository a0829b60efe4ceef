import type { ServiceIdentifier } from 'inversify';

/** Fetches a file and saves it under a name. Throws a Failure. */
export interface Downloads {
  save(address: string, fileName: string): Promise<void>;
}
export const Downloads: ServiceIdentifier<Downloads> = Symbol('Downloads');
