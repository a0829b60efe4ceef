import { ownText } from './ownText.ts';

/** The named own properties of an untrusted value that are strings, cleaned; everything else is dropped. */
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
