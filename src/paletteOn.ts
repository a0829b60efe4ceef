import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { bindPalette } from './infrastructure/container/bindPalette.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { Palette } from './ui/workplace/palette/Palette.tsx';
import { paletteTextsEnUS } from './ui/workplace/palette/paletteTextsEnUS.ts';
import { PaletteTexts } from './ui/workplace/palette/usePaletteTexts.ts';

/** Joins the palette with its bindings and texts. */
export const paletteOn = async (container: Container, locale: string): Promise<ComponentType> => {
  bindPalette(container);
  container.bind(PaletteTexts).toConstantValue(await textsIn(locale, {}, paletteTextsEnUS));
  return Palette;
};
