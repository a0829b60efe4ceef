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
  /** Only fields at or below this path, such as `cards.adr`. */
  readonly within?: string;
  /** Whether to mark optional fields; not if the section says so for all of them. */
  readonly marksOptional?: boolean;
  readonly field: FieldOf<PathOf<Of>>;
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  readonly words: ChoiceWords;
  /** Details of an input that the table does not hold, such as a hint. */
  readonly extras?: { readonly [Path in PathOf<Of>]?: FieldExtras };
  /** Replaces the default input of a field. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: ReactNode };
}

/** The inputs of a record's section, in table order. */
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
