import type { Container } from 'inversify';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import type { ToolParts } from './ui/workplace/tools/Tool.ts';

/** Loads what opens over any room, each with its bindings and texts. */
export const toolsOn = (container: Container, locale: string, reload: (build: string) => boolean): ToolParts => ({
  palette: lazyPart(async () => {
    const { paletteOn } = await import('./paletteOn.ts');
    return paletteOn(container, locale);
  }, reload),
  keys: lazyPart(async () => {
    const { keyListOn } = await import('./keyListOn.ts');
    return keyListOn(container, locale);
  }, reload),
});
