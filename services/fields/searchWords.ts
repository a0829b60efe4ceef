import { searchParts } from './searchParts.ts';

/** The words of a search, in whatever order they were typed. */
export const searchWords = (typed: string): readonly string[] => searchParts(typed).flatMap(({ words }) => words);
