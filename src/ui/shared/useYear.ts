import { useNow } from './useNow.ts';

/** The current year where the person is. */
export const useYear = (): number => useNow().getFullYear();
