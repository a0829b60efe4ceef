import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { helpTextsEnUS } from './helpTextsEnUS.ts';

/** The help room's texts; loaded with it. */
export type HelpTexts = Widened<typeof helpTextsEnUS>;
export const HelpTexts: ServiceIdentifier<HelpTexts> = Symbol('HelpTexts');

export const useHelpTexts = (): HelpTexts => useInjection(HelpTexts);
