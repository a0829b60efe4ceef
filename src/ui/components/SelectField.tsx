import { LabelledField } from './LabelledField.tsx';
import { Select, type SelectProps } from './Select.tsx';

interface SelectFieldProps extends Omit<SelectProps, 'fit'> {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly name: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

/** A select with label, hint and problem, tied together for screen readers. */
export const SelectField = ({ label, aside, hint, problem, ...select }: SelectFieldProps) => (
  <LabelledField label={label} aside={aside} hint={hint} problem={problem}>
    {(joints) => <Select {...select} {...joints} />}
  </LabelledField>
);
