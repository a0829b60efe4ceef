import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { carrierTextsEnUS } from './carrierTextsEnUS.ts';

/** The text catalogue of the carriers room; loaded with it. */
export type CarrierTexts = Widened<typeof carrierTextsEnUS>;
export const CarrierTexts: ServiceIdentifier<CarrierTexts> = Symbol('CarrierTexts');

export const useCarrierTexts = (): CarrierTexts => useInjection(CarrierTexts);
