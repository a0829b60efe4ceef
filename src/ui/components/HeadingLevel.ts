import { createContext } from 'react';

/** Level of the headings of pages here: 1, or 2 where a record stands beside its list. */
export const HeadingLevel = createContext<1 | 2>(1);
