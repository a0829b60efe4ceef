import { useState } from 'react';
import { ownText } from '../../../domain/outside/ownText.ts';
import { itemsIn } from '../../../domain/record/itemsIn.ts';
import { removeItem } from '../../../domain/record/removeItem.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { DangerousFields } from './DangerousFields.tsx';
import { FieldRow } from './FieldRow.tsx';
import { ItemGroup } from './ItemGroup.tsx';
import { MoreFields } from './MoreFields.tsx';
import { StopSelect } from './StopSelect.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { WeightField } from './WeightField.tsx';

interface CargoFieldsProps {
  readonly form: RequestFormState;
  readonly at: number;
  readonly count: number;
}

const numbers = ['volumeM3', 'loadingMetres', 'temperatureC.min', 'temperatureC.max'] as const;
const texts = ['marks', 'hsCode'] as const;
const units = {
  volumeM3: 'm3',
  loadingMetres: 'm',
  'temperatureC.min': 'celsius',
  'temperatureC.max': 'celsius',
} as const;

/** A line of goods. */
export const CargoFields = ({ form, at, count }: CargoFieldsProps) => {
  const { freight, choose, unit } = useAdminTexts();
  const { form: words, field: labels } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const path = `cargo.${at}` as const;
  const typed = (part: string): string => ownText(form.draft, `${path}.${part}`) ?? '';
  const name = words.line(number.format(at + 1));
  const isNeeded = Object.entries<string>(form.draft).some(([key, value]) => {
    const part = key.startsWith(`${path}.`) ? key.slice(path.length + 1) : '';
    const isMore = part.startsWith('dangerous.') || [...numbers, ...texts, 'stackable'].some((each) => each === part);
    return isMore && (value !== '' || form.problemOf(key) !== undefined);
  });
  const [isChoiceAsked, setChoiceAsked] = useState(false);
  // It stays once it was asked for: the focus is in it when the problem goes.
  if ((form.missing[`${path}.pickup`] || form.missing[`${path}.delivery`]) && !isChoiceAsked) setChoiceAsked(true);
  const hasChoice =
    itemsIn(form.draft, 'stops') > 2 ||
    isChoiceAsked ||
    form.problemAt(`${path}.pickup`, `${path}.delivery`) !== undefined;
  return (
    <ItemGroup
      name={name}
      removeLabel={words.removeLine(name)}
      onRemove={count > 1 ? () => form.replace((draft) => removeItem(draft, 'cargo', at)) : undefined}
    >
      <FieldRow>
        <TextField {...form.field(`${path}.description`)} label={labels['cargo.description']} autoComplete="off" />
        <SelectField
          {...form.field(`${path}.packageCode`)}
          label={labels['cargo.packageCode']}
          options={wordOptions(freight.package)}
          placeholder={choose}
        />
        <TextField
          {...form.field(`${path}.count`)}
          label={labels['cargo.count']}
          inputMode="numeric"
          autoComplete="off"
        />
        <WeightField
          {...form.field(`${path}.grossKg`)}
          label={`${labels['cargo.grossKg']} (${unit.kg})`}
          packages={typed('count')}
          unit="kg"
        />
        {hasChoice && (
          <>
            <StopSelect form={form} path={`${path}.pickup`} label={labels['cargo.pickup']} type="pickup" />
            <StopSelect form={form} path={`${path}.delivery`} label={labels['cargo.delivery']} type="delivery" />
          </>
        )}
      </FieldRow>
      <MoreFields title={words.moreOfLine} isNeeded={isNeeded}>
        <FieldRow>
          {numbers.map((part) => (
            <TextField
              key={part}
              {...form.field(`${path}.${part}`)}
              label={`${labels[`cargo.${part}`]} (${unit[units[part]]})`}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          {texts.map((part) => (
            <TextField
              key={part}
              {...form.field(`${path}.${part}`)}
              label={labels[`cargo.${part}`]}
              autoComplete="off"
            />
          ))}
        </FieldRow>
        <CheckField
          name={`${path}.stackable`}
          label={labels['cargo.stackable']}
          checked={typed('stackable') === 'yes'}
          onChange={(isSet) => form.field(`${path}.stackable`).onChange(isSet ? 'yes' : '')}
        />
        <DangerousFields form={form} at={at} />
      </MoreFields>
    </ItemGroup>
  );
};
