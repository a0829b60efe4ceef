import { createContext } from 'react';

/** How a person came to a room: it was opened with the page, gone to from another, or come back to by the browser's buttons. */
export type Arrival =
  | {
      readonly way: 'opened' | 'gone';
      /** Asked by the part that was come for: true once, so that what is drawn anew later takes nobody's focus. */
      readonly claim: () => boolean;
    }
  | { readonly way: 'back'; /** Pixels from the top when it was left. */ readonly scrolledTo: number };

export const ArrivalContext = createContext<Arrival>({ way: 'opened', claim: () => false });
