import { createContext } from 'react';

/** Told what the page shows; undefined once it shows that no longer. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => {});
