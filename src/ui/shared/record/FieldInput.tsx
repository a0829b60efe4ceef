import type { HTMLInputTypeAttribute } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { assertNever } from '../../../domain/failure/assertNever.ts';
import type { Kind } from '../../../domain/record/Field.ts';
import type { Placed } from '../../../domain/record/scalarsOf.ts';
import { Caution } from '../../components/Caution.tsx';
import { CheckField } from '../../components/CheckField.tsx';
import { ChoicesField } from '../../components/ChoicesField.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import type { FieldProps } from '../FieldOf.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCountryOptions } from '../useCountryOptions.ts';

/** Details of an input that the table does not hold. */
export interface FieldExtras {
  readonly hint?: string | undefined;
  /** For numbers: says that the value is unusual; it can be saved all the same. */
  readonly caution?: string | undefined;
  /** For choices: the empty option's label; null if there is no empty option. */
  readonly placeholder?: string | null | undefined;
  /** Required here although the table says optional. */
  readonly needed?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  /** For days. */
  readonly latest?: CalendarDay | undefined;
  /** Shows the input in capitals, such as a plate. */
  readonly capitals?: boolean | undefined;
}

interface FieldInputProps extends FieldProps {
  readonly placed: Placed;
  readonly label: string;
  /** Labels of a choice's options. */
  readonly words: Readonly<Record<string, string>> | undefined;
  readonly extras: FieldExtras | undefined;
}

const types: Readonly<Partial<Record<Kind, HTMLInputTypeAttribute>>> = { email: 'email', phone: 'tel' };

/** The input for one value, chosen by its kind. */
export const FieldInput = ({ placed, label, words, extras, ...field }: FieldInputProps) => {
  const { optional, choose, unit: units } = useAdminTexts();
  const { kind, unit, decimals, most } = placed.field;
  const countries = useCountryOptions();
  const { hint, caution, placeholder = choose, needed, autoComplete = 'off', latest, capitals } = extras ?? {};
  const aside = placed.optional && !needed ? optional : undefined;
  const unchosen = placeholder === null ? {} : { placeholder };
  const title = unit === undefined ? label : `${label} (${units[unit]})`;
  const frame = { ...field, label: title, aside, ...(hint !== undefined && { hint }) };
  switch (kind) {
    case 'choice':
      return <SelectField {...frame} options={wordOptions(words ?? {})} {...unchosen} />;
    case 'choices':
      return <ChoicesField {...field} label={title} aside={aside} options={wordOptions(words ?? {})} />;
    case 'country':
      return <SelectField {...frame} options={countries} {...unchosen} autoComplete={autoComplete} />;
    case 'day':
      return <DateField {...frame} {...(latest !== undefined && { latest })} />;
    case 'flag':
      return (
        <CheckField
          name={field.name}
          label={label}
          checked={field.value === 'yes'}
          onChange={(isSet) => field.onChange(isSet ? 'yes' : '')}
        />
      );
    case 'lines':
      return <TextArea {...frame} most={most} />;
    case 'number':
      return (
        <TextField
          {...frame}
          hint={caution === undefined ? hint : <Caution>{caution}</Caution>}
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete={autoComplete}
        />
      );
    case 'text':
    case 'moment':
    case 'email':
    case 'phone':
    case 'reference':
      return (
        <TextField
          {...frame}
          type={types[kind]}
          autoComplete={autoComplete}
          {...(capitals && { autoCapitalize: 'characters', spellCheck: false })}
        />
      );
    default:
      return assertNever(kind);
  }
};
