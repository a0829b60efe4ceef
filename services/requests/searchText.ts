import { atMostBytes } from '../fields/atMostBytes.ts';

/** What lists of requests, loads and offers are searched by. Indexes hold it, so it is cut. */
export const searchText = (words: readonly (string | null | undefined)[]): string =>
  atMostBytes(
    words
      .filter((word) => typeof word === 'string')
      .join(' ')
      .toLowerCase(),
    2_000,
  );
