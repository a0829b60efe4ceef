import type { Paging } from './Paging.ts';

export const hasPrevious = (paging: Paging): boolean => paging.page > 0;
