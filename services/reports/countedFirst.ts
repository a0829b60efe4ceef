import { isCharged } from './money.ts';

/** The same order twice: first the shipments that cost something, then those left out. */
export const countedFirst = <Each extends { readonly outcome: string }>(cases: readonly Each[]): readonly Each[] => [
  ...cases.filter(({ outcome }) => isCharged(outcome)),
  ...cases.filter(({ outcome }) => !isCharged(outcome)),
];
