import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

/** The bodies a load may go in: "Box or Reefer"; "Any body" if it makes no difference. */
export const BodyText = ({ bodyTypes }: { readonly bodyTypes: readonly string[] }) => {
  const { freight } = useAdminTexts();
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const words = bodyTypes.map((body) =>
    isOneOf(vehicleFields.bodyType.options, body) ? freight.bodyType[body] : body,
  );
  return words.length === 0 ? freight.anyBody : list.format(words);
};
