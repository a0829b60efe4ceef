import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import type { Widened } from '../texts/Widened.ts';
import type { offeringTextsEnUS } from './offeringTextsEnUS.ts';

/** Texts around making offers; loaded with the rooms of loads and offers. */
export type OfferingTexts = Widened<typeof offeringTextsEnUS>;
export const OfferingTexts: ServiceIdentifier<OfferingTexts> = Symbol('OfferingTexts');

export const useOfferingTexts = (): OfferingTexts => useInjection(OfferingTexts);
