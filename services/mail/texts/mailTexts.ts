import { enUS } from './enUS.ts';

/** The words of every mail. Whoever adds a locale chooses here by the reader's. */
export const mailTexts: typeof enUS = enUS;
