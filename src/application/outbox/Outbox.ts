import type { ServiceIdentifier } from 'inversify';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';

/** What waits in this browser for the network, of all who sign in here. It survives a reload and the end of the session. */
export interface Outbox {
  /** Resolves once what was kept before this page was opened is listed. */
  ready(): Promise<void>;
  /** In the order it was kept. The same list until something changes. */
  list(): readonly OutboxEntry[];
  /** Resolves once it would survive the end of this page, as far as the browser keeps anything. */
  keep(entry: OutboxEntry): Promise<void>;
  settle(id: string, outcome: OutboxOutcome, why?: NotTaken): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  onChange(listener: () => void): () => void;
}
export const Outbox: ServiceIdentifier<Outbox> = Symbol('Outbox');
