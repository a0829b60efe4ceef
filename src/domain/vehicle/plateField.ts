import type { Scalar } from '../record/Field.ts';
import { textField } from '../record/textField.ts';

/** A plate of at most 15 characters in upper case, two of them letters or digits; wide forms of a letter count as the letter. */
export const plateField = ({ section }: { readonly section: string }): Scalar<string, false> =>
  textField({
    section,
    most: 15,
    spell: (typed) => typed.normalize('NFKC').toUpperCase().normalize('NFKC'),
    pattern: { test: /[\p{L}\p{N}].*[\p{L}\p{N}]/u, code: 'plate' },
  });
