import { ownText } from './ownText.ts';

/** The named own fields of a value from outside that are text, each cleaned; everything else is left behind. */
export const ownTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
  clean: (text: string) => string | undefined = (text) => text,
): Partial<Record<Name, string>> => {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = clean(ownText(value, name) ?? '');
    if (text) texts[name] = text;
  }
  return texts;
};
