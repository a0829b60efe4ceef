import { textField } from '../record/textField.ts';

/** What is typed of a list of carriers. */
export const carrierListFields = { name: textField({ most: 60 }) } as const;
