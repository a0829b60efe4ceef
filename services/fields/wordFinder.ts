import { searchCondition, type Towns } from './searchCondition.ts';

type Finder = (text: string) => boolean;

/** Whether `searchCondition` holds for a text in lower case. */
export const wordFinder = (typed: string, towns: Towns): Finder =>
  searchCondition<Finder>(typed, towns, {
    has: (words) => {
      const sought = words.toLowerCase();
      return (text) => text.includes(sought);
    },
    all: (conditions) => (text) => conditions.every((holds) => holds(text)),
    either: (one, other) => (text) => one(text) || other(text),
  });
