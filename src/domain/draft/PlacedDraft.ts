import type { DraftPlace } from './DraftPlace.ts';
import type { KeptDraft } from './KeptDraft.ts';

export interface PlacedDraft extends DraftPlace, KeptDraft {
  /** Epoch milliseconds. */
  readonly keptAt: number;
}
