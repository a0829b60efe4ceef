import type { ReactNode } from 'react';

interface Shown {
  /** Unique among all entries. */
  readonly key: string;
  readonly name: string;
  /** What tells it from others of that name. */
  readonly about: readonly string[];
  readonly icon: ReactNode;
  /** Its own keys, as in `keyTable`. */
  readonly keys?: string;
}

/** A line of the palette: somewhere to go, or something to do. */
export type PaletteEntry = Shown & ({ readonly to: string } | { readonly run: () => void });

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}
