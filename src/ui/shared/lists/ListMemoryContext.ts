import { createContext } from 'react';

/** The last query of each list, by company and path. */
export const ListMemoryContext = createContext<Map<string, string> | undefined>(undefined);
