import type { ReactNode } from 'react';
import type { PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { type Placed, scalarsOf } from '../../../domain/record/scalarsOf.ts';
import type { FieldOf } from '../FieldOf.ts';
import { FieldInput, type FieldExtras } from './FieldInput.tsx';
import type { ChoiceWords } from './ChoiceWords.ts';

interface RecordFieldsProps<Of extends Fields> {
  readonly fields: Of;
  readonly section: string;
  /** Shows only what is at or below this path, such as `cards.adr`. */
  readonly within?: string;
  /** Whether fields that may be left empty say so: not where the section says it of all. */
  readonly marksOptional?: boolean;
  readonly field: FieldOf<PathOf<Of>>;
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  readonly words: ChoiceWords;
  /** What a field has beside its row in the table, such as a hint. */
  readonly extras?: { readonly [Path in PathOf<Of>]?: FieldExtras };
  /** Fields that are not entered like others of their kind. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: ReactNode };
}

/** The inputs of one section of a record, in the order of its table. */
export const RecordFields = <Of extends Fields>({
  fields,
  section,
  within = '',
  marksOptional = true,
  field,
  labels,
  words,
  extras,
  instead,
}: RecordFieldsProps<Of>) =>
  scalarsOf(fields)
    .filter((placed) => placed.section === section && `${placed.path}.`.startsWith(within && `${within}.`))
    .map((placed: Placed<PathOf<Of>>) => {
      const { path } = placed;
      const own = instead?.[path];
      if (own !== undefined) return own;
      return (
        <FieldInput
          key={path}
          {...field(path)}
          placed={placed}
          label={labels[path]}
          words={words[path]}
          extras={marksOptional ? extras?.[path] : { needed: true, ...extras?.[path] }}
        />
      );
    });
