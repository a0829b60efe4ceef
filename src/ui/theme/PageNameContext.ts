import { createContext } from 'react';

/** Sets the page's name; undefined when it unmounts. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => {});
