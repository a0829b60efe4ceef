import type { Paging } from './Paging.ts';

/** One page up, nothing else changed (seed §4, product §2.16). */
export const nextPage = <T extends Paging>(paging: T): T => ({ ...paging, page: paging.page + 1 });
