import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { vehicleTextsEnUS } from './vehicleTextsEnUS.ts';

/** The text catalogue of the vehicles room; loaded with it. */
export type VehicleTexts = Widened<typeof vehicleTextsEnUS>;
export const VehicleTexts: ServiceIdentifier<VehicleTexts> = Symbol('VehicleTexts');

export const useVehicleTexts = (): VehicleTexts => useInjection(VehicleTexts);
