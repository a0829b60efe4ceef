import { createContext } from 'react';

/** The locale by the customs of the reader's country, once that is known. */
export const LocaleContext = createContext<string | undefined>(undefined);
