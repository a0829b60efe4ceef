import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** The words of a request's choices. */
export const useRequestWords = () => {
  const { freight, yes, no } = useAdminTexts();
  const { form } = useRequestTexts();
  const flag = { yes, no };
  return {
    'stops.type': freight.type,
    'cargo.packageCode': freight.package,
    'cargo.stackable': flag,
    'cargo.dangerous.limitedQuantity': flag,
    'required.bodyTypes': freight.bodyType,
    'required.equipment': freight.equipment,
    'required.adr': flag,
    'pricing.model': form.models,
  };
};
