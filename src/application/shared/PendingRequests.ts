import type { ServiceIdentifier } from 'inversify';

/** Foreground requests in flight, for the global spinner (seed §4). */
export interface PendingRequests {
  /** Counts a request; call the returned function when it ends. */
  begin(): () => void;
  any(): boolean;
  onChange(listener: () => void): () => void;
}
export const PendingRequests: ServiceIdentifier<PendingRequests> = Symbol('PendingRequests');
