import type { Clock } from '../../application/ports/Clock.ts';
import type { KeptDrafts } from '../../application/ports/KeptDrafts.ts';
import type { SessionStore } from '../../application/ports/SessionStore.ts';
import type { DraftPlace } from '../../domain/draft/DraftPlace.ts';
import { draftsToKeep } from '../../domain/draft/draftsToKeep.ts';
import { isSamePlace } from '../../domain/draft/isSamePlace.ts';
import type { KeptDraft } from '../../domain/draft/KeptDraft.ts';
import type { PlacedDraft } from '../../domain/draft/PlacedDraft.ts';
import { readPlacedDrafts } from '../../domain/draft/readPlacedDrafts.ts';
import { readStored } from '../../domain/session/readStored.ts';
import { endOfSession, sessionChannel } from './sessionChannel.ts';

const key = 'drafts';

/**
 * Drafts in memory and, for a reload, in sessionStorage. The end of the session clears that (seed §4): they are written there anew,
 * unless the person signed out, in this tab or in another. Where the browser refuses storage, memory is all there is.
 */
export class BrowserKeptDrafts implements KeptDrafts {
  readonly #store: SessionStore;
  readonly #clock: Clock;
  readonly #signedOut = sessionChannel();
  #drafts: readonly PlacedDraft[];

  constructor(store: SessionStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#drafts = readPlacedDrafts(readStored(this.#stored()));
    this.#hold(this.#drafts);
    store.onChange(() => this.#hold(this.#drafts));
    this.#signedOut?.addEventListener('message', ({ data }) => {
      if (data === endOfSession) this.clear();
    });
  }

  find(place: DraftPlace): KeptDraft | undefined {
    this.#hold(this.#drafts);
    return this.#drafts.find((draft) => isSamePlace(draft, place));
  }

  keep(place: DraftPlace, { fields, version, hadFile }: KeptDraft): void {
    const { userId, companyId, path, form } = place;
    const draft = { userId, companyId, path, form, fields, version, hadFile, keptAt: this.#clock.now() };
    this.#hold([draft, ...this.#without(place)]);
  }

  drop(place: DraftPlace): void {
    this.#hold(this.#without(place));
  }

  clear(): void {
    this.#hold([]);
  }

  #without(place: DraftPlace): readonly PlacedDraft[] {
    return this.#drafts.filter((draft) => !isSamePlace(draft, place));
  }

  #hold(drafts: readonly PlacedDraft[]): void {
    this.#drafts = draftsToKeep(drafts, this.#store.read().user?.id, this.#clock.now());
    const text = this.#drafts.length > 0 ? JSON.stringify(this.#drafts) : undefined;
    if (text === this.#stored()) return;
    try {
      if (text === undefined) window.sessionStorage.removeItem(key);
      else window.sessionStorage.setItem(key, text);
    } catch {
      // Memory has them.
    }
  }

  #stored(): string | undefined {
    try {
      return window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
