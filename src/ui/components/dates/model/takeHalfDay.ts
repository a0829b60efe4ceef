import { halfDayNames } from './halfDayNames.ts';

type HalfDay = 'am' | 'pm';

/** Takes the half of the day out of a typed time: the locale's own name for it, or `am`, `a.m.`, `a` at the end. */
export const takeHalfDay = (
  text: string,
  locale: string,
): { readonly half: HalfDay | undefined; readonly rest: string } => {
  const [am = '', pm = ''] = halfDayNames(locale).map((name) => name.normalize('NFKC').toLowerCase());
  const named: readonly (readonly [HalfDay, string])[] = [
    ['am', am],
    ['pm', pm],
  ];
  for (const [half, name] of named) if (text.includes(name)) return { half, rest: text.replace(name, '') };
  const short = /([ap])(?:\.?m)?\.?$/.exec(text);
  if (!short) return { half: undefined, rest: text };
  return { half: short[1] === 'p' ? 'pm' : 'am', rest: text.slice(0, short.index) };
};
