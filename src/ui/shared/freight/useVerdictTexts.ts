import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import type { Widened } from '../texts/Widened.ts';
import type { verdictTextsEnUS } from './verdictTextsEnUS.ts';

/** Texts on whether a truck fits; loaded with each room that shows them. */
export type VerdictTexts = Widened<typeof verdictTextsEnUS>;
export const VerdictTexts: ServiceIdentifier<VerdictTexts> = Symbol('VerdictTexts');

export const useVerdictTexts = (): VerdictTexts => useInjection(VerdictTexts);
