import { useState } from 'react';
import { ownText } from '../../../domain/outside/ownText.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { idleStops } from '../../../domain/request/idleStops.ts';
import { contentSoFar } from '../../../domain/request/parseRequest.ts';
import { stopTypes } from '../../../domain/stop/Stop.ts';
import { Caution } from '../../components/Caution.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { PlaceField } from '../../shared/places/PlaceField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { FieldRow } from './FieldRow.tsx';
import { ItemGroup } from './ItemGroup.tsx';
import { LeftPartsNote } from './LeftPartsNote.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useStopPlace } from './useStopPlace.ts';
import { WindowFields } from './WindowFields.tsx';

interface StopFieldsProps {
  readonly form: RequestFormState;
  readonly at: number;
  readonly count: number;
  /** Lets this stop and the one after the given index change places. */
  readonly onSwap: (at: number) => void;
  readonly onRemove: () => void;
}

const fewestStops = 2;

/** A stop: its type, place and window. */
export const StopFields = ({ form, at, count, onSwap, onRemove }: StopFieldsProps) => {
  const { freight, optional, unit } = useAdminTexts();
  const { form: texts, field: labels } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const path = `stops.${at}` as const;
  const typed = (part: string): string => ownText(form.draft, `${path}.${part}`) ?? '';
  const { choose, clear, region, ...leftover } = useStopPlace(form, at);
  const hasOrder = count > fewestStops;
  const [isTypeAsked, setTypeAsked] = useState(false);
  // It stays once it was asked for: the focus is in it when the problem goes.
  if (form.missing[`${path}.type`] && !isTypeAsked) setTypeAsked(true);
  const type = typed('type');
  const name = texts.stop(number.format(at + 1), isOneOf(stopTypes, type) ? freight.type[type] : texts.aStop);
  const more = ['place.contact.name', 'place.contact.phone', 'serviceMin', 'note'] as const;
  return (
    <ItemGroup
      name={name}
      removeLabel={texts.removeStop(name)}
      onUp={hasOrder && at > 0 ? () => onSwap(at - 1) : undefined}
      onDown={hasOrder && at < count - 1 ? () => onSwap(at) : undefined}
      onRemove={hasOrder ? onRemove : undefined}
    >
      <FieldRow>
        {(hasOrder || isTypeAsked || form.problemOf(`${path}.type`) !== undefined) && (
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
          region={region}
          onChoose={choose}
          onClear={clear}
          onType={(isTyped) => form.towns.type(at, isTyped)}
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
      <LeftPartsNote {...leftover} />
      {idleStops(contentSoFar(form.draft)).includes(at) && (
        <p role="status">
          <Caution>{isOneOf(stopTypes, type) ? texts.idle[type] : texts.idle.delivery}</Caution>
        </p>
      )}
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
