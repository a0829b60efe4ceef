import { brokenAtWords } from '../brokenAtWords.ts';
import { plainText } from './latinText.ts';

/** How much an element holds: so many components of so many letters. */
interface Room {
  readonly letters: number;
  readonly components?: number | undefined;
}

/** Breaks texts into the components of elements, and keeps those that did not fit as a whole. */
export const fitter = () => {
  const cut: string[] = [];
  const fit = (text: string | undefined, { letters, components = 1 }: Room): readonly string[] => {
    const plain = plainText(text ?? '');
    const kept = brokenAtWords(plain, letters).slice(0, components);
    if (kept.join(' ') !== plain) cut.push(plain);
    return kept;
  };
  return { cut, fit, one: (text: string | undefined, letters: number): string => fit(text, { letters })[0] ?? '' };
};
