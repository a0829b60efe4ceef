/** Does the slices of a call's work that are left, each in a commit of its own, and gives what came of all of them. */
export type DoSlices = <Done>(count: number, slice: (at: number) => Promise<Done>) => Promise<readonly Done[]>;

/** For a call without a key, which nobody can repeat. */
export const doEach: DoSlices = async (count, slice) => {
  const done = [];
  // oxlint-disable-next-line no-await-in-loop -- one slice after another
  for (let at = 0; at < count; at += 1) done.push(await slice(at));
  return done;
};
