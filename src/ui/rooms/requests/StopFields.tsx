import { ownText } from '../../../domain/outside/ownText.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import { removeStop, swapStops } from '../../../domain/request/stopsInDraft.ts';
import type { FoundPlace } from '../../../domain/place/FoundPlace.ts';
import { stopTypes } from '../../../domain/stop/Stop.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { PlaceField } from '../../shared/places/PlaceField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { FieldRow } from './FieldRow.tsx';
import { ItemGroup } from './ItemGroup.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { WindowFields } from './WindowFields.tsx';

interface StopFieldsProps {
  readonly form: RequestFormState;
  readonly at: number;
  readonly count: number;
}

const fewestStops = 2;

/** A stop: its type, place and window. */
export const StopFields = ({ form, at, count }: StopFieldsProps) => {
  const { freight, optional, unit } = useAdminTexts();
  const { form: texts, field: labels } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const path = `stops.${at}` as const;
  const typed = (part: string): string => ownText(form.draft, `${path}.${part}`) ?? '';
  const set = (values: Readonly<Record<string, string | number | undefined>>): void =>
    form.replace((draft) =>
      typedByTable({
        ...draft,
        ...Object.fromEntries(Object.entries(values).map(([part, value]) => [`${path}.${part}`, String(value ?? '')])),
      }),
    );
  const choose = (place: FoundPlace): void =>
    set({
      'place.city': place.city,
      'place.country': place.country,
      'place.lat': Number(place.lat.toFixed(6)),
      'place.lng': Number(place.lng.toFixed(6)),
      'place.accuracy': place.accuracy,
      'window.timeZone': place.timeZone,
      ...(place.id !== undefined && { 'place.name': place.name, 'place.address': place.address }),
      ...(place.postcode !== undefined && { 'place.postcode': place.postcode }),
      ...(place.contact && { 'place.contact.name': place.contact.name, 'place.contact.phone': place.contact.phone }),
      ...(place.note !== undefined && { note: place.note }),
    });
  const clear = (): void =>
    set({ 'place.city': '', 'place.country': '', 'place.lat': '', 'place.lng': '', 'place.accuracy': '' });
  const type = typed('type');
  const name = texts.stop(number.format(at + 1), isOneOf(stopTypes, type) ? freight.type[type] : texts.aStop);
  const more = ['place.contact.name', 'place.contact.phone', 'serviceMin', 'note'] as const;
  return (
    <ItemGroup
      name={name}
      removeLabel={texts.removeStop(name)}
      onUp={at > 0 ? () => form.replace((draft) => swapStops(draft, at - 1)) : undefined}
      onDown={at < count - 1 ? () => form.replace((draft) => swapStops(draft, at)) : undefined}
      onRemove={count > fewestStops ? () => form.replace((draft) => removeStop(draft, at)) : undefined}
    >
      <FieldRow>
        {(count > fewestStops || form.problemOf(`${path}.type`) !== undefined) && (
          <SelectField
            {...form.field(`${path}.type`)}
            label={labels['stops.type']}
            options={wordOptions(freight.type)}
          />
        )}
        <PlaceField
          name={`${path}.place.city`}
          label={labels['stops.place.city']}
          problem={form.problemAt(`${path}.place.city`, `${path}.place.country`, `${path}.place.lat`)}
          city={typed('place.city') || undefined}
          country={typed('place.country') || undefined}
          onChoose={choose}
          onClear={clear}
        />
        <TextField {...form.field(`${path}.place.name`)} label={labels['stops.place.name']} autoComplete="off" />
        <TextField {...form.field(`${path}.place.address`)} label={labels['stops.place.address']} autoComplete="off" />
        <TextField
          {...form.field(`${path}.place.postcode`)}
          label={labels['stops.place.postcode']}
          aside={optional}
          autoComplete="off"
        />
      </FieldRow>
      <WindowFields form={form} at={at} />
      <MoreFields
        title={texts.moreOfStop}
        isNeeded={more.some((part) => typed(part) !== '' || form.problemOf(`${path}.${part}`) !== undefined)}
      >
        <FieldRow>
          <TextField
            {...form.field(`${path}.place.contact.name`)}
            label={labels['stops.place.contact.name']}
            autoComplete="off"
          />
          <TextField
            {...form.field(`${path}.place.contact.phone`)}
            label={labels['stops.place.contact.phone']}
            type="tel"
            autoComplete="off"
          />
          <TextField
            {...form.field(`${path}.serviceMin`)}
            label={`${labels['stops.serviceMin']} (${unit.min})`}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...form.field(`${path}.note`)} label={labels['stops.note']} autoComplete="off" />
        </FieldRow>
      </MoreFields>
    </ItemGroup>
  );
};
