import type { Scalar } from '../../../domain/record/Field.ts';
import { dayText } from '../../components/papers/dayText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCountryName } from '../useCountryName.ts';
import { useLocale } from '../useLocale.ts';
import { useMeasure } from './useMeasure.ts';

/** A value of a record as people read it; undefined where there is none. `words` are those of a choice's options. */
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
    if (field.kind === 'choices') return text.replaceAll(' ', ', ');
    if (field.kind === 'country') return countryName(text);
    return field.kind === 'day' ? dayText(text, locale) : text;
  };
};
