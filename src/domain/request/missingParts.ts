import type { Problems } from '../record/Problem.ts';

/** Parts of a place that come with its town. */
const withTown = /^(stops\.\d+\.place)\.(?:country|lat|lng)$/;

/** What is missing, with a town told once instead of with its country and position. */
export const missingParts = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, place] = withTown.exec(path) ?? [];
      return place === undefined ? [path, problem] : [`${place}.city`, problems[`${place}.city`] ?? problem];
    }),
  );
