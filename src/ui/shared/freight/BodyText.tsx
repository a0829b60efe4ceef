import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useBodyTexts } from './useBodyTexts.ts';

/** The bodies a load may go in: "Box or Reefer"; "Any body" if it makes no difference. */
export const BodyText = ({ bodyTypes }: { readonly bodyTypes: readonly string[] }) => {
  const { freight } = useAdminTexts();
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const words = useBodyTexts()(bodyTypes);
  return words.length === 0 ? freight.anyBody : list.format(words);
};
