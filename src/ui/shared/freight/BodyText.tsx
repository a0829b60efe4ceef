import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useBodyTexts } from './useBodyTexts.ts';

/** The bodies a load may go in: "Box or Reefer"; "Any body type" if it makes no difference. */
export const BodyText = ({ bodyTypes }: { readonly bodyTypes: readonly string[] }) => {
  const { freight } = useAdminTexts();
  const locale = useLocale();
  const words = useBodyTexts()(bodyTypes);
  if (words.length === 0) return freight.anyBody;
  // Most loads name one: making a format takes longer than drawing the cell.
  return words.length === 1 ? words[0] : new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
};
