import { textField } from '../record/textField.ts';

/** A VAT number of any country, in upper case without spaces, dashes or dots. */
export const vatIdField = textField({
  most: 40,
  spell: (typed) => typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase(),
  pattern: { test: /^[A-Z\d+*]{4,20}$/, code: 'vat_id' },
});
