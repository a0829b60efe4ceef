import { useVehicleTexts } from './useVehicleTexts.ts';

/** The options of a vehicle's choices in words. */
export const useVehicleWords = () => {
  const { kind, bodyType, fuel, euroClass } = useVehicleTexts();
  return { kind, bodyType, fuel, euroClass };
};
