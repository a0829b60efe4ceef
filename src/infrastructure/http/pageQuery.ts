import { largestPageSize } from '../../domain/list/largestPageSize.ts';

interface PageWanted<Sort extends string> {
  readonly page: number;
  readonly size: number;
  /** A field's name, `-` in front for the largest first. */
  readonly sort: Sort;
}

/** The query of a list call; never asks for more than the largest page (seed §9). */
export const pageQuery = <const Sort extends string>({ page, size, sort }: PageWanted<Sort>) => ({
  page: String(page),
  size: String(Math.min(size, largestPageSize)),
  sort,
});
