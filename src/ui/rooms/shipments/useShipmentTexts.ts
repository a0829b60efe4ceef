import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { shipmentTextsEnUS } from './shipmentTextsEnUS.ts';

/** The shipments room's texts; loaded with it. */
export type ShipmentTexts = Widened<typeof shipmentTextsEnUS>;
export const ShipmentTexts: ServiceIdentifier<ShipmentTexts> = Symbol('ShipmentTexts');

export const useShipmentTexts = (): ShipmentTexts => useInjection(ShipmentTexts);
