import { largestPageSize } from '../../domain/list/largestPageSize.ts';

interface PageWanted<Sort extends string> {
  readonly page: number;
  readonly size: number;
  /** Name of a field, with `-` in front for descending. */
  readonly sort: Sort;
}

/** Paging and sort of a list request, never larger than the largest page (seed §9). */
export const pageQuery = <const Sort extends string>({ page, size, sort }: PageWanted<Sort>) => ({
  page: String(page),
  size: String(Math.min(size, largestPageSize)),
  sort,
});
