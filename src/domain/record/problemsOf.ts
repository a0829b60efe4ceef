import type { Problems } from './Problem.ts';
import type { Result } from './Result.ts';

/** What is wrong with a parsed draft; empty if nothing is. */
export const problemsOf = <Path extends string>(parsed: Result<unknown, Problems<Path>>): Problems<Path> =>
  parsed.ok ? {} : parsed.problems;
