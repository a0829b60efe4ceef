/** What people make passwords of when asked for a new one every season. */
const everyday = `
  spring summer autumn fall winter january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday password passwort welcome admin login secret change letmein
  truck trucks trucking freight fleet haulage logistics transport cargo driver shipper the and my`
  .trim()
  .split(/\s+/);

/** Signs that stand for letters; `1`, `!` and `|` for two. */
const looksLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const strokes: ReadonlySet<string> = new Set(['1', '!', '|']);

/** Plain lower-case letters and what stands between them: `Übermüller` is `ubermuller`. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

const withLetters = (text: string, stroke: 'i' | 'l'): string =>
  Array.from(text, (each) => (strokes.has(each) ? stroke : (looksLike[each] ?? each))).join('');

/** Whether `text` is one or more of `words` in a row. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!reached.has(start)) continue;
    for (const word of words) if (text.startsWith(word, start)) reached.add(start + word.length);
  }
  return text !== '' && reached.has(text.length);
};

/**
 * Whether a password has no letters but those of everyday words and of `names` (company, brand): `Greenline2026!`,
 * `Winter-26`, `4mberFr3ight`. Digits and signs around them add little.
 */
export const isGuessable = (password: string, names: readonly string[]): boolean => {
  const words = [
    ...everyday,
    ...names.flatMap((name) => plain(name).split(/[^\p{L}]+/u)).filter((word) => word.length > 2),
  ];
  const typed = plain(password);
  const inner = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const start = typed.replaceAll(/[^\p{L}]+$/gu, '');
  const end = typed.replaceAll(/^[^\p{L}]+/gu, '');
  const readings = [inner, start, end, typed].flatMap((text) => [text, withLetters(text, 'i'), withLetters(text, 'l')]);
  return readings.some((text) => isMadeOf(lettersOf(text), words));
};
