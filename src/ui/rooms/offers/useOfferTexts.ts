import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { offerTextsEnUS } from './offerTextsEnUS.ts';

/** The offers room's texts; loaded with it. */
export type OfferTexts = Widened<typeof offerTextsEnUS>;
export const OfferTexts: ServiceIdentifier<OfferTexts> = Symbol('OfferTexts');

export const useOfferTexts = (): OfferTexts => useInjection(OfferTexts);
