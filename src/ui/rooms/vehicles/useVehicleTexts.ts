import { useInjection } from '../../shared/injection/useInjection.ts';
import { VehicleTexts } from './VehicleTexts.ts';

export const useVehicleTexts = (): VehicleTexts => useInjection(VehicleTexts);
