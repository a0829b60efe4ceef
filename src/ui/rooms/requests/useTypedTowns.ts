import { useState } from 'react';

/** At which stops a town is typed that was not chosen from the list. */
export const useTypedTowns = () => {
  const [typed, setTyped] = useState<ReadonlySet<number>>(new Set());
  const move = (to: (stop: number) => number | undefined): void =>
    setTyped((before) => new Set([...before].flatMap((stop) => to(stop) ?? [])));
  return {
    type: (at: number, isTyped: boolean): void =>
      setTyped((before) => new Set([...before].filter((stop) => stop !== at).concat(isTyped ? [at] : []))),
    /** A stop and the one after it change places. */
    swap: (at: number): void => move((stop) => (stop === at ? at + 1 : stop === at + 1 ? at : stop)),
    remove: (at: number): void => move((stop) => (stop === at ? undefined : stop > at ? stop - 1 : stop)),
    /** Whether it is the town of such a stop that a path leads to. */
    isAt: (path: string): boolean => {
      const [, stop] = /^stops\.(\d+)\.place\.city$/.exec(path) ?? [];
      return stop !== undefined && typed.has(Number(stop));
    },
  };
};
