import { createContext } from 'react';

/** Room of the record that a page here shows; undefined on forms. The palette offers the buttons of its head, too. */
export const HeadRoom = createContext<string | undefined>(undefined);
