import type { ServiceIdentifier } from 'inversify';

/** Whether the device reports a network connection. */
export interface Connectivity {
  online(): boolean;
  onChange(listener: () => void): () => void;
}
export const Connectivity: ServiceIdentifier<Connectivity> = Symbol('Connectivity');
