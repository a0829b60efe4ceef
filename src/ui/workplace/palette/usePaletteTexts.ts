import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { paletteTextsEnUS } from './paletteTextsEnUS.ts';

/** The text catalogue of the palette; loaded with it. */
export type PaletteTexts = Widened<typeof paletteTextsEnUS>;
export const PaletteTexts: ServiceIdentifier<PaletteTexts> = Symbol('PaletteTexts');

export const usePaletteTexts = (): PaletteTexts => useInjection(PaletteTexts);
