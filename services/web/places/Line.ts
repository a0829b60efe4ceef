import type { Holders } from './Holder.ts';

interface Waiting {
  readonly holders: Holders;
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/** The waiting calls of a caller, and how many have waited since there were none. */
export interface Line {
  readonly calls: Waiting[];
  joined: number;
}
