import { enUS } from './enUS.ts';
import type { Texts } from './Texts.ts';
import { textsIn } from './textsIn.ts';

/** Catalogues by locale. English is built in; add a line here for another. */
const catalogues: Readonly<Record<string, () => Promise<Texts>>> = {};

export const loadTexts = (locale: string): Promise<Texts> => textsIn(locale, catalogues, enUS);
