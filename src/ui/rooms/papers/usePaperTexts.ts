import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { paperTextsEnUS } from './paperTextsEnUS.ts';

/** The papers room's texts; loaded with it. */
export type PaperTexts = Widened<typeof paperTextsEnUS>;
export const PaperTexts: ServiceIdentifier<PaperTexts> = Symbol('PaperTexts');

export const usePaperTexts = (): PaperTexts => useInjection(PaperTexts);
