import { useNow } from './useNow.ts';

/** The current year in the user's time zone. */
export const useYear = (): number => useNow().getFullYear();
