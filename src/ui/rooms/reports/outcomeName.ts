import { ownText } from '../../../domain/outside/ownText.ts';

/** What an outcome is called; its code if there is no word for it yet. */
export const outcomeName = (names: Readonly<Record<string, string>>, outcome: string): string =>
  ownText(names, outcome) ?? outcome;
