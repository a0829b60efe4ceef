import type { Paging } from './Paging.ts';

/** Whether a page comes before this one. */
export const hasPrevious = (paging: Paging): boolean => paging.page > 0;
