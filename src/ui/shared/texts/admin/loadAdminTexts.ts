import { textsIn } from '../textsIn.ts';
import type { AdminTexts } from './AdminTexts.ts';
import { enUS } from './enUS.ts';

/** Catalogues by locale. English is built in; add a line here for another. */
const catalogues: Readonly<Record<string, () => Promise<AdminTexts>>> = {};

export const loadAdminTexts = (locale: string): Promise<AdminTexts> => textsIn(locale, catalogues, enUS);
