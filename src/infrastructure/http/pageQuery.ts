import { largestPageSize } from '../../domain/list/largestPageSize.ts';

interface PageWanted {
  readonly page: number;
  readonly size: number;
  /** A field's name, `-` in front for the largest first. */
  readonly sort: string;
}

/** The query of a list call; never asks for more than the largest page (seed §9). */
export const pageQuery = ({ page, size, sort }: PageWanted): Readonly<Record<string, string>> => ({
  page: String(page),
  size: String(Math.min(size, largestPageSize)),
  sort,
});
