import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import type { Widened } from '../texts/Widened.ts';
import type { termsTextsEnUS } from './termsTextsEnUS.ts';

/** Texts on terms; loaded with each room that shows them. */
export type TermsTexts = Widened<typeof termsTextsEnUS>;
export const TermsTexts: ServiceIdentifier<TermsTexts> = Symbol('TermsTexts');

export const useTermsTexts = (): TermsTexts => useInjection(TermsTexts);
