import { ownText } from '../../../domain/outside/ownText.ts';

/** What a figure is called; its code if there is no word for it yet. */
export const figureName = (names: Readonly<Record<string, string>>, code: string): string =>
  ownText(names, code) ?? code;
