import { createContext } from 'react';

/** How the user came to a room: page load, navigation from another room, or back/forward. */
export type Arrival =
  | {
      readonly way: 'opened' | 'gone';
      /** For the part that takes focus on arrival: true only once, so that later renders do not steal focus. */
      readonly claim: () => boolean;
    }
  | { readonly way: 'back'; /** Pixels from the top when it was left. */ readonly scrolledTo: number };

export const ArrivalContext = createContext<Arrival>({ way: 'opened', claim: () => false });
