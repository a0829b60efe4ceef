import type { ServiceIdentifier } from 'inversify';
import type { DraftPlace } from '../../domain/draft/DraftPlace.ts';
import type { KeptDraft } from '../../domain/draft/KeptDraft.ts';

/**
 * What is typed and not saved, so that the end of the session loses nothing of it: it outlives the session and a reload, and is
 * gone with the tab, with signing out and as soon as somebody else signs in. Never a password or a code.
 */
export interface KeptDrafts {
  find(place: DraftPlace): KeptDraft | undefined;
  keep(place: DraftPlace, draft: KeptDraft): void;
  drop(place: DraftPlace): void;
  /** Drops all of them. */
  clear(): void;
}
export const KeptDrafts: ServiceIdentifier<KeptDrafts> = Symbol('KeptDrafts');
