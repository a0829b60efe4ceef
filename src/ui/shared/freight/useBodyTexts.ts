import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

/** Bodies of trucks in words. */
export const useBodyTexts = (): ((bodyTypes: readonly string[]) => readonly string[]) => {
  const { bodyType } = useAdminTexts().freight;
  return (bodyTypes) =>
    bodyTypes.map((body) => (isOneOf(vehicleFields.bodyType.options, body) ? bodyType[body] : body));
};
