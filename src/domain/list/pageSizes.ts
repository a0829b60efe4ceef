import { largestPageSize } from './largestPageSize.ts';

/** Rows per page to choose from; the first is the default. */
export const pageSizes = [25, 50, 100, largestPageSize] as const;
