import { createContext } from 'react';

/** Whether the page shows a write failure itself, so that no dialog is needed. */
export const ShownByPage = createContext<(error: unknown) => boolean>(() => false);
