import type { KeptDrafts } from '../../../src/application/shared/KeptDrafts.ts';
import type { DraftPlace } from '../../../src/domain/draft/DraftPlace.ts';
import { isSamePlace } from '../../../src/domain/draft/isSamePlace.ts';
import type { KeptDraft } from '../../../src/domain/draft/KeptDraft.ts';

/** Drafts in a public list. */
export class FakeKeptDrafts implements KeptDrafts {
  drafts: readonly (DraftPlace & KeptDraft)[] = [];

  find(place: DraftPlace): KeptDraft | undefined {
    return this.drafts.find((draft) => isSamePlace(draft, place));
  }

  keep(place: DraftPlace, draft: KeptDraft): void {
    this.drop(place);
    this.drafts = [{ ...place, ...draft }, ...this.drafts];
  }

  drop(place: DraftPlace): void {
    this.drafts = this.drafts.filter((draft) => !isSamePlace(draft, place));
  }

  clear(): void {
    this.drafts = [];
  }
}
