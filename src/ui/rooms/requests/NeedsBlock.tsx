import { ChoicesField } from '../../components/ChoicesField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { BlockGroup } from './BlockGroup.tsx';
import { FieldRow } from './FieldRow.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { WeightField } from './WeightField.tsx';

const temperatures = ['temperatureC.min', 'temperatureC.max'] as const;

/** What the truck must have. */
export const NeedsBlock = ({ form }: { readonly form: RequestFormState }) => {
  const { freight, optional, unit, yes, no } = useAdminTexts();
  const { form: texts, field: labels } = useRequestTexts();
  const isNeeded = (['minPayloadKg', ...temperatures, 'adr'] as const).some(
    (part) => form.field(`required.${part}`).value !== '' || form.problemOf(`required.${part}`) !== undefined,
  );
  return (
    <BlockGroup legend={texts.needs}>
      <ChoicesField
        {...form.field('required.bodyTypes')}
        label={labels['required.bodyTypes']}
        aside={texts.needsText}
        options={wordOptions(freight.bodyType)}
      />
      <ChoicesField
        {...form.field('required.equipment')}
        label={labels['required.equipment']}
        aside={optional}
        options={wordOptions(freight.equipment)}
      />
      <MoreFields title={texts.moreNeeds} isNeeded={isNeeded}>
        <p>{texts.temperatureImplied}</p>
        <FieldRow>
          <WeightField
            {...form.field('required.minPayloadKg')}
            label={`${labels['required.minPayloadKg']} (${unit.kg})`}
            unit="kg"
          />
          {temperatures.map((part) => (
            <TextField
              key={part}
              {...form.field(`required.${part}`)}
              label={`${labels[`required.${part}`]} (${unit.celsius})`}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <SelectField
            {...form.field('required.adr')}
            label={labels['required.adr']}
            options={[
              { value: 'yes', label: yes },
              { value: 'no', label: no },
            ]}
            placeholder={texts.fromCargo}
          />
        </FieldRow>
      </MoreFields>
    </BlockGroup>
  );
};
