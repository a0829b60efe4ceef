import type { ServiceIdentifier } from 'inversify';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';

/** What waits in this browser for the network, of all who sign in here. It survives a reload and the end of the session. */
export interface Outbox {
  /** Resolves once what was kept before this page was opened is listed. */
  ready(): Promise<void>;
  /** In the order it was kept. The same list until something changes. */
  list(): readonly OutboxEntry[];
  /**
   * Resolves once it would survive the end of this page, as far as the browser keeps anything; to `full` if there is no room for it, and
   * then nothing has changed. An entry and its files are kept together or not at all.
   */
  keep(entry: OutboxEntry, files?: readonly File[]): Promise<'kept' | 'full'>;
  /** The files of an entry; `gone` if it was sent or dropped, also by another tab, `unreadable` if the browser lost their content. Fails where it cannot tell. */
  filesOf(id: string): Promise<readonly File[] | 'gone' | 'unreadable'>;
  /** Notes what became of an entry. That it is being sent is forgotten with this page; once it was sent, its files are. */
  settle(id: string, outcome: OutboxOutcome, why?: NotTaken): Promise<void>;
  /** Forgets entries and their files. */
  drop(ids: readonly string[]): Promise<void>;
  onChange(listener: () => void): () => void;
}
export const Outbox: ServiceIdentifier<Outbox> = Symbol('Outbox');
