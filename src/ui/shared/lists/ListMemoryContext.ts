import { createContext } from 'react';

/** The query each list was last shown with, by company and path. */
export const ListMemoryContext = createContext<Map<string, string> | undefined>(undefined);
