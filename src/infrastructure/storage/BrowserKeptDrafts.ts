import type { Clock } from '../../application/shared/Clock.ts';
import type { KeptDrafts } from '../../application/shared/KeptDrafts.ts';
import type { SessionStore } from '../../application/shared/SessionStore.ts';
import type { DraftPlace } from '../../domain/draft/DraftPlace.ts';
import { draftsToKeep } from '../../domain/draft/draftsToKeep.ts';
import { isSamePlace } from '../../domain/draft/isSamePlace.ts';
import type { KeptDraft } from '../../domain/draft/KeptDraft.ts';
import type { PlacedDraft } from '../../domain/draft/PlacedDraft.ts';
import { readPlacedDrafts } from '../../domain/draft/readPlacedDrafts.ts';
import { readStored } from '../../domain/session/readStored.ts';
import { MemoryFallbackStorage } from './MemoryFallbackStorage.ts';
import { endOfSession, sessionChannel } from './sessionChannel.ts';

const key = 'drafts';
const writeDelay = 300;

/**
 * Drafts in memory, mirrored to sessionStorage so that they survive a reload. Writes are debounced, and flushed when
 * the page goes. The end of the session clears sessionStorage (seed §4), so drafts are written again afterwards, unless
 * the user signed out in this or another tab.
 */
export class BrowserKeptDrafts implements KeptDrafts {
  readonly #store: SessionStore;
  readonly #clock: Clock;
  readonly #storage = new MemoryFallbackStorage(() => window.sessionStorage);
  readonly #signedOut = sessionChannel();
  #drafts: readonly PlacedDraft[];
  #putOff: (() => void) | undefined;

  constructor(store: SessionStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#drafts = readPlacedDrafts(readStored(this.#storage.read(key)));
    this.#write();
    store.onChange(() => this.#write());
    window.addEventListener('pagehide', () => {
      if (this.#putOff) this.#write();
    });
    this.#signedOut?.addEventListener('message', ({ data }) => {
      if (data === endOfSession) this.clear();
    });
  }

  find(place: DraftPlace): KeptDraft | undefined {
    return this.#stillKept().find((draft) => isSamePlace(draft, place));
  }

  keep(place: DraftPlace, { fields, version, hadFile }: KeptDraft): void {
    const { userId, companyId, path, form } = place;
    const draft = { userId, companyId, path, form, fields, version, hadFile, keptAt: this.#clock.now() };
    this.#drafts = [draft, ...this.#without(place)];
    this.#putOff ??= this.#clock.after(writeDelay, () => this.#write());
  }

  drop(place: DraftPlace): void {
    const kept = this.#without(place);
    if (kept.length === this.#drafts.length) return;
    this.#drafts = kept;
    this.#write();
  }

  clear(): void {
    this.#drafts = [];
    this.#write();
  }

  #without(place: DraftPlace): readonly PlacedDraft[] {
    return this.#drafts.filter((draft) => !isSamePlace(draft, place));
  }

  #stillKept(): readonly PlacedDraft[] {
    return draftsToKeep(this.#drafts, this.#store.read().user?.id, this.#clock.now());
  }

  #write(): void {
    this.#putOff?.();
    this.#putOff = undefined;
    this.#drafts = this.#stillKept();
    if (this.#drafts.length > 0) this.#storage.write(key, JSON.stringify(this.#drafts));
    else this.#storage.remove(key);
  }
}
