import type { TakenTown } from '../../../../domain/request/ImportedRow.ts';
import { townChoices } from '../../../../domain/request/townChoices.ts';
import { useCountryName } from '../../../shared/useCountryName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** The services name no more. */
const mostNamed = 5;

/** Which of several towns a cell with a name means, as a question. Undefined where only one is meant. */
export const useTownQuestion = () => {
  const { towns: words } = useRequestTexts().importing;
  const locale = useLocale();
  const countryName = useCountryName();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (town: TakenTown | undefined, typed: string, hasPostcode: boolean): string | undefined => {
    if (!town || town.others.length === 0) return undefined;
    const towns = [town, ...town.others];
    const isCut = towns.length >= mostNamed;
    const { by, choices, hasPostcodes } = townChoices(towns, isCut);
    if (by === 'country') return words.abroad(typed, list.format(choices.map((country) => countryName(country))));
    const count = isCut ? undefined : new Intl.NumberFormat(locale).format(towns.length);
    // A comma is in a choice that names its region.
    const named = choices.some((choice) => choice.includes(',')) ? choices.join('; ') : list.format(choices);
    const which = by === 'name' && hasPostcodes && !hasPostcode ? words.which.nameOrPostcode : words.which[by];
    return `${words.called(count, typed, countryName(town.country))} ${named}. ${which}`;
  };
};
