import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const longest = 8;

/** Makes a function that is called after each piece of a long work, and lets others have their turn whenever that took long enough. */
export function turnGiver(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < longest) return;
    await nextTurn();
    begun = performance.now();
  };
}
