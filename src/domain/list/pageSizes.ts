import { largestPageSize } from './largestPageSize.ts';

/** Rows a page may hold; the first is the default. */
export const pageSizes = [25, 50, 100, largestPageSize] as const;
