import type { PreferenceName, Preferences } from '../../../src/application/shared/Preferences.ts';
import { Listeners } from './Listeners.ts';

/** Preferences in memory. */
export class FakePreferences implements Preferences {
  readonly #changes = new Listeners();
  readonly #kept: Map<PreferenceName, unknown>;

  constructor(kept: Partial<Record<PreferenceName, unknown>> = {}) {
    this.#kept = new Map(
      (['letterKeys', 'recordsBeside', 'loadsMap', 'recentRecords', 'ediCodes'] as const).map(
        (name) => [name, kept[name]] as const,
      ),
    );
  }

  read(name: PreferenceName): unknown {
    return this.#kept.get(name);
  }

  keep(name: PreferenceName, value: unknown): void {
    this.#kept.set(name, value);
    this.#changes.tell();
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }
}
