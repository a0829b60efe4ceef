import { textsIn } from '../textsIn.ts';
import type { DownloadTexts } from './DownloadTexts.ts';
import { enUS } from './enUS.ts';

/** Catalogues by locale: English is at hand, another is one more line that imports its file. */
const catalogues: Readonly<Record<string, () => Promise<DownloadTexts>>> = {};

export const loadDownloadTexts = (locale: string): Promise<DownloadTexts> => textsIn(locale, catalogues, enUS);
