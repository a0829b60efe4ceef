import type { ServiceIdentifier } from 'inversify';

/** Whether the device believes it has a network. */
export interface Connectivity {
  online(): boolean;
  onChange(listener: () => void): () => void;
}
export const Connectivity: ServiceIdentifier<Connectivity> = Symbol('Connectivity');
