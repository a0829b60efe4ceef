import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** The options of a vehicle's choices in words. */
export const useVehicleWords = () => {
  const { kind, bodyType, fuel, euroClass } = useAdminTexts().vehicles;
  return { kind, bodyType, fuel, euroClass };
};
