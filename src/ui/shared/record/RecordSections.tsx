import type { ComponentProps, ReactNode } from 'react';
import type { FieldsInSections } from '../../../domain/record/Field.ts';
import type { SectionOf } from '../../../domain/record/SectionOf.ts';
import { scalarsIn } from '../../../domain/record/scalarsIn.ts';
import { sectionsOf } from '../../../domain/record/sectionsOf.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx';

interface FormSection extends Omit<ComponentProps<typeof FieldGroup>, 'children'> {
  readonly marksOptional?: boolean;
  /** Replaces the default inputs of the section. */
  readonly inputs?: ReactNode;
}

interface RecordSectionsProps<Of extends FieldsInSections> extends Omit<
  RecordFieldsProps<Of>,
  'section' | 'within' | 'marksOptional'
> {
  readonly sections: { readonly [Section in SectionOf<Of>]: FormSection };
}

/** The inputs of a record, section by section, in table order. A section that keeps no field is left out. */
export const RecordSections = <Of extends FieldsInSections>({ sections, ...row }: RecordSectionsProps<Of>) =>
  sectionsOf(row.fields).map((section) => {
    if (scalarsIn(row.fields, [section]).every(({ path }) => row.without && path in row.without)) return null;
    const { marksOptional, inputs, ...group }: FormSection = sections[section];
    return (
      <FieldGroup key={section} {...group}>
        {inputs ?? <RecordFields {...row} section={section} marksOptional={marksOptional} />}
      </FieldGroup>
    );
  });
