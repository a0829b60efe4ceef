import type { PreferenceName, Preferences } from '../../application/shared/Preferences.ts';
import type { SessionStore } from '../../application/shared/SessionStore.ts';
import { readStored } from '../../domain/session/readStored.ts';
import { MemoryFallbackStorage } from './MemoryFallbackStorage.ts';

const entriesOf = (text: string | undefined): ReadonlyMap<string, unknown> => {
  const stored = readStored(text);
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
};

/** Preferences in localStorage, by the id of the user; tabs hear of each other's changes. */
export class BrowserPreferences implements Preferences {
  readonly #store: SessionStore;
  readonly #storage = new MemoryFallbackStorage(() => window.localStorage);
  readonly #changes = new EventTarget();
  #text: string | undefined;
  #entries: ReadonlyMap<string, unknown> = new Map();

  constructor(store: SessionStore) {
    this.#store = store;
    const tell = (): void => void this.#changes.dispatchEvent(new Event('change'));
    store.onChange(tell);
    window.addEventListener('storage', tell);
  }

  read(name: PreferenceName): unknown {
    return this.#latest().get(name);
  }

  keep(name: PreferenceName, value: unknown): void {
    const entries = new Map(this.#latest()).set(name, value);
    this.#storage.write(this.#key(), JSON.stringify(Object.fromEntries(entries)));
    this.#changes.dispatchEvent(new Event('change'));
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }

  #key(): string {
    return `preferences ${this.#store.read().user?.id ?? ''}`;
  }

  /** Parsed again only when the text has changed, so that readers get the same values. */
  #latest(): ReadonlyMap<string, unknown> {
    const text = this.#storage.read(this.#key());
    if (text !== this.#text) {
      this.#text = text;
      this.#entries = entriesOf(text);
    }
    return this.#entries;
  }
}
