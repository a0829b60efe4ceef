import { enUS } from './enUS.ts';
import type { Texts } from './Texts.ts';

/** Catalogues by locale. English is at hand; another is one more line that imports its file when it is asked for. */
const catalogues: Readonly<Record<string, () => Promise<Texts>>> = {
  'en-US': async () => enUS,
};

/** The catalogue of a locale; English where there is none. */
export const loadTexts = (locale: string): Promise<Texts> =>
  (Object.hasOwn(catalogues, locale) ? catalogues[locale] : undefined)?.() ?? Promise.resolve(enUS);
