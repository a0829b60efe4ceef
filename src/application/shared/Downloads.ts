import type { ServiceIdentifier } from 'inversify';

/** Fetches a file and hands it to the browser under a name. Throws a Failure when it cannot. */
export interface Downloads {
  save(address: string, fileName: string): Promise<void>;
}
export const Downloads: ServiceIdentifier<Downloads> = Symbol('Downloads');
