import type { Scalar } from '../record/Field.ts';
import { textField } from '../record/textField.ts';

/** A number for value-added tax of any country, in upper case and without the spaces, dashes and dots that group it. */
export const vatIdField = ({ section }: { readonly section: string }): Scalar<string, false> =>
  textField({
    section,
    most: 40,
    spell: (typed) => typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase(),
    pattern: { test: /^[A-Z\d+*]{4,20}$/, code: 'vat_id' },
  });
