import type { Scalar } from '../record/Field.ts';
import { textField } from '../record/textField.ts';

/** A vehicle identification number (ISO 3779), kept without the spaces and dashes it is printed with. */
export const vinField = ({ section }: { readonly section: string }): Scalar<string, false> =>
  textField({
    section,
    most: 60,
    spell: (typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase(),
    pattern: { test: /^[A-HJ-NPR-Z\d]{17}$/, code: 'vin' },
  });
