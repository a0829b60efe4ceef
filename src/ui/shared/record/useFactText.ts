import type { Scalar } from '../../../domain/record/Field.ts';
import { dayText } from '../../components/papers/dayText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCountryName } from '../useCountryName.ts';
import { useLocale } from '../useLocale.ts';
import { choicesText } from './choicesText.ts';
import { useMeasure } from './useMeasure.ts';

/** Formats a record's value for people; undefined if there is none. `words` are the labels of a choice. */
export const useFactText = () => {
  const { yes, no } = useAdminTexts();
  const measure = useMeasure();
  const countryName = useCountryName();
  const locale = useLocale();
  return (field: Scalar, value: unknown, words: Readonly<Record<string, string>> = {}): string | undefined => {
    if (value === undefined) return undefined;
    if (typeof value === 'number') return measure(value, field.unit);
    if (typeof value === 'boolean') return value ? yes : no;
    const text = field.write(value);
    if (field.kind === 'choice') return words[text] ?? text;
    if (field.kind === 'choices') return choicesText(text, words) || undefined;
    if (field.kind === 'country') return countryName(text);
    return field.kind === 'day' ? dayText(text, locale) : text;
  };
};
