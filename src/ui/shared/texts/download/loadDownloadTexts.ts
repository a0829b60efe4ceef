import { textsIn } from '../textsIn.ts';
import type { DownloadTexts } from './DownloadTexts.ts';
import { enUS } from './enUS.ts';

/** Catalogues by locale. English is built in; add a line here for another. */
const catalogues: Readonly<Record<string, () => Promise<DownloadTexts>>> = {};

export const loadDownloadTexts = (locale: string): Promise<DownloadTexts> => textsIn(locale, catalogues, enUS);
