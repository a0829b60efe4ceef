import type { Paging } from './Paging.ts';

/** One page down, nothing else changed (seed §4, product §2.16). */
export const previousPage = <T extends Paging>(paging: T): T => ({ ...paging, page: paging.page - 1 });
