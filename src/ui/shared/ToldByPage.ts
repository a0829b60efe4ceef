import { createContext } from 'react';

/** Whether the page itself tells of a failed write, so that no dialog does beside it. */
export const ToldByPage = createContext<(error: unknown) => boolean>(() => false);
