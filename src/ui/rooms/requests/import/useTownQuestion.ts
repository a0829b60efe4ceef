import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { townChoices } from '../../../../domain/request/townChoices.ts';
import { useCountryName } from '../../../shared/useCountryName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** The services name no more. */
const mostNamed = 5;

/** Which of several towns the cell of a column means, as a question. Undefined for a column without one. */
export const useTownQuestion = () => {
  const { importing: words } = useRequestTexts();
  const locale = useLocale();
  const countryName = useCountryName();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (row: ImportedRow, column: string, typed: string): string | undefined => {
    const town = row.towns.find((each) => each.column === column);
    if (!town || town.others.length === 0) return undefined;
    const towns = [town, ...town.others];
    const choices = townChoices(towns);
    const { called, which, position } = words.towns;
    const isOneCountry = new Set(towns.map(({ country }) => country)).size === 1;
    const where = isOneCountry ? countryName(town.country) : undefined;
    const count = towns.length < mostNamed ? new Intl.NumberFormat(locale).format(towns.length) : undefined;
    // A comma is in a choice that names its region.
    const named = choices.some((choice) => choice.includes(',')) ? choices.join('; ') : list.format(choices);
    return `${called(count, typed, where)} ${named}. ${choices.length === 1 ? position : which}`;
  };
};
