import { ownText } from '../../../domain/outside/ownText.ts';
import { itemsIn } from '../../../domain/record/itemsIn.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface StopSelectProps {
  readonly form: RequestFormState;
  readonly path: `cargo.${number}.pickup` | `cargo.${number}.delivery`;
  readonly label: string;
  readonly type: 'pickup' | 'delivery';
}

/** At which stop goods are picked up or delivered: those of that type. */
export const StopSelect = ({ form, path, label, type }: StopSelectProps) => {
  const { choose, freight } = useAdminTexts();
  const { form: texts } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const { draft } = form;
  const options = Array.from({ length: itemsIn(draft, 'stops') }, (_, at) => at)
    .filter((at) => ownText(draft, `stops.${at}.type`) === type)
    .map((at) => ({
      value: String(at + 1),
      label: texts.stop(number.format(at + 1), ownText(draft, `stops.${at}.place.city`) || freight.type[type]),
    }));
  const field = form.field(path);
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <SelectField {...field} value={isKnown ? field.value : ''} label={label} options={options} placeholder={choose} />
  );
};
