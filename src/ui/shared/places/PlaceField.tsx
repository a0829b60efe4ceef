import { type ReactNode, useState } from 'react';
import { shortestSearch } from '../../../domain/find/shortestSearch.ts';
import type { FoundPlace } from '../../../domain/place/FoundPlace.ts';
import { ComboboxField } from '../../components/combobox/ComboboxField.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { PlaceOption } from './PlaceOption.tsx';
import { usePlaceSearch } from './usePlaceSearch.ts';
import { usePlaceText } from './usePlaceText.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** Muted text after the label, such as "(optional)". */
  readonly aside?: string | undefined;
  readonly name: string;
  readonly hint?: ReactNode;
  /** What the form found wrong with it; the field itself says so when something was typed but nothing chosen. */
  readonly problem?: string | undefined;
  /** The chosen town, as the form holds it; no city means nothing is chosen. */
  readonly city: string | undefined;
  readonly country: string | undefined;
  /** Of a town, where it is known: there are many of one name. */
  readonly region?: string | undefined;
  /**
   * Gets all that is known of the chosen place. A town has neither id, address nor postcode, and `accuracy: 'town'`; one of the
   * company's own (with an id) may bring name, address, postcode, contact and note along.
   */
  readonly onChoose: (place: FoundPlace) => void;
  /** The field was emptied. */
  readonly onClear: () => void;
  /** Gets whether something stands in the field that was not chosen, for a form that names its problems elsewhere, too. */
  readonly onType?: (isTyped: boolean) => void;
}

const keyOf = ({ id, country, lat, lng, name }: FoundPlace): string => id ?? `${country} ${name} ${lat} ${lng}`;

/**
 * Finds a town, or a place of the company's own, by its first letters; umlauts and accents do not matter. Only a choice from the
 * list counts, because it brings the position and the time zone along. Street and name are fields of their own beside it. A room
 * with this field calls `bindPlaces`.
 */
export const PlaceField = ({ city, country, region, problem, onChoose, onType, ...field }: PlaceFieldProps) => {
  const { places: texts } = useAdminTexts();
  const { townText } = usePlaceText();
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const chosen = city ? townText({ city, region, country }) : '';
  const isLeftTyped = typed !== undefined && typed.trim() !== '' && !city;
  const isUndecided = isLeftTyped && (problem !== undefined || !isAsked);
  const { places, isPending, isFailed } = usePlaceSearch(typed ?? (isAsked ? '' : undefined));
  return (
    <div onFocus={() => setAsked(true)} onBlur={() => setAsked(false)}>
      <ComboboxField
        {...field}
        placeholder={texts.placeholder}
        problem={isUndecided ? texts.chooseOne : problem}
        chosen={chosen}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          onType?.(text !== undefined && text.trim() !== '');
        }}
        options={places.map((place) => ({ key: keyOf(place), content: <PlaceOption place={place} /> }))}
        isPending={isPending}
        isFailed={isFailed}
        texts={{
          ...texts,
          none: (words) => (Array.from(words).length < shortestSearch ? texts.more : texts.none(words)),
        }}
        onChoose={(key) => {
          const place = places.find((each) => keyOf(each) === key);
          if (place) onChoose(place);
        }}
      />
    </div>
  );
};
