import { textField } from '../record/textField.ts';

/** What is typed of a saved view. */
export const savedViewFields = { name: textField({ most: 60 }) } as const;
