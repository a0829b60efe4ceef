import { isAdvertising } from '../fields/isAdvertising.ts';

/** Longer names are no names of people. */
const longest = 60;

/** What a person is called in a mail to somebody who did not ask for it; undefined for what is no name but advertising. */
export const nameForStrangers = (name: string): string | undefined =>
  name.length > longest || isAdvertising(name) ? undefined : name;
