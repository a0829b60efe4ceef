import { ownText } from '../../../domain/outside/ownText.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import { dangerousClasses, packingGroups } from '../../../domain/request/cargoCodes.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { FieldRow } from './FieldRow.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { WeightField } from './WeightField.tsx';

interface DangerousFieldsProps {
  readonly form: RequestFormState;
  /** The index of the line of goods. */
  readonly at: number;
}

const same = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const categories = ['0', '1', '2', '3', '4'];

/** Whether goods are dangerous, and what the papers must say of them then (ADR 5.4.1.1.1). */
export const DangerousFields = ({ form, at }: DangerousFieldsProps) => {
  const { choose, optional } = useAdminTexts();
  const { form: texts, field: labels } = useRequestTexts();
  const path = `cargo.${at}.dangerous` as const;
  const parts = Object.entries<string>(form.draft).filter(([key]) => key.startsWith(`${path}.`));
  const isDangerous = parts.some(([, typed]) => typed !== '');
  // One part that is not blank makes the goods dangerous, so ticking the box says that the quantity is not limited.
  const toggle = (isSet: boolean): void =>
    form.replace((draft) =>
      typedByTable({
        ...draft,
        ...Object.fromEntries(parts.map(([key]) => [key, ''])),
        [`${path}.limitedQuantity`]: isSet ? 'no' : '',
      }),
    );
  return (
    <>
      <CheckField name={`${path}.is`} label={texts.dangerous} checked={isDangerous} onChange={toggle} />
      {isDangerous && (
        <>
          <FieldRow>
            <TextField
              {...form.field(`${path}.un`)}
              label={labels['cargo.dangerous.un']}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField {...form.field(`${path}.name`)} label={labels['cargo.dangerous.name']} autoComplete="off" />
            <SelectField
              {...form.field(`${path}.class`)}
              label={labels['cargo.dangerous.class']}
              options={same(dangerousClasses)}
              placeholder={choose}
            />
            <SelectField
              {...form.field(`${path}.packingGroup`)}
              label={labels['cargo.dangerous.packingGroup']}
              aside={optional}
              options={same(packingGroups)}
              placeholder={choose}
            />
            <TextField
              {...form.field(`${path}.tunnelCode`)}
              label={labels['cargo.dangerous.tunnelCode']}
              aside={optional}
              autoComplete="off"
            />
            <SelectField
              {...form.field(`${path}.transportCategory`)}
              label={labels['cargo.dangerous.transportCategory']}
              aside={optional}
              options={same(categories)}
              placeholder={choose}
            />
            <WeightField
              {...form.field(`${path}.quantity`)}
              label={labels['cargo.dangerous.quantity']}
              aside={optional}
            />
          </FieldRow>
          <CheckField
            name={`${path}.limitedQuantity`}
            label={labels['cargo.dangerous.limitedQuantity']}
            checked={ownText(form.draft, `${path}.limitedQuantity`) === 'yes'}
            onChange={(isSet) => form.field(`${path}.limitedQuantity`).onChange(isSet ? 'yes' : 'no')}
          />
        </>
      )}
    </>
  );
};
