import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import type { Widened } from '../texts/Widened.ts';
import type { emissionTextsEnUS } from './emissionTextsEnUS.ts';

/** Texts on CO2e; loaded with the rooms that show it. */
export type EmissionTexts = Widened<typeof emissionTextsEnUS>;
export const EmissionTexts: ServiceIdentifier<EmissionTexts> = Symbol('EmissionTexts');

export const useEmissionTexts = (): EmissionTexts => useInjection(EmissionTexts);
