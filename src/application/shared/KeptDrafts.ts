import type { ServiceIdentifier } from 'inversify';
import type { DraftPlace } from '../../domain/draft/DraftPlace.ts';
import type { KeptDraft } from '../../domain/draft/KeptDraft.ts';

/**
 * Unsaved drafts. They survive a reload and the end of the session, and are dropped when the tab closes, on sign-out,
 * or when someone else signs in. Never a password or code.
 */
export interface KeptDrafts {
  find(place: DraftPlace): KeptDraft | undefined;
  keep(place: DraftPlace, draft: KeptDraft): void;
  drop(place: DraftPlace): void;
  /** Drops all drafts. */
  clear(): void;
}
export const KeptDrafts: ServiceIdentifier<KeptDrafts> = Symbol('KeptDrafts');
