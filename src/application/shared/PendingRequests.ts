import type { ServiceIdentifier } from 'inversify';

/** Foreground requests under way, for the global spinner (seed §4). */
export interface PendingRequests {
  /** Counts one request; the answer ends it, once. */
  begin(): () => void;
  any(): boolean;
  onChange(listener: () => void): () => void;
}
export const PendingRequests: ServiceIdentifier<PendingRequests> = Symbol('PendingRequests');
