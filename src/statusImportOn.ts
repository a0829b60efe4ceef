import type { Container } from 'inversify';
import { StatusImportTexts } from './ui/rooms/shipments/edi/import/useStatusImportTexts.ts';
import { EdiTexts } from './ui/shared/edi/useEdiTexts.ts';
import { type LazyPart, lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';

/** Loads the import of what happened from files, when a fleet opens it. */
export const statusImportOn = (container: Container, locale: string, reload: (build: string) => boolean): LazyPart =>
  lazyPart(async () => {
    const [{ StatusImportPage }, { bindEdiStatusImport }, { ediTextsEnUS }, { statusImportTextsEnUS }] =
      await Promise.all([
        import('./ui/rooms/shipments/edi/import/StatusImportPage.tsx'),
        import('./infrastructure/container/bindEdiStatusImport.ts'),
        import('./ui/shared/edi/ediTextsEnUS.ts'),
        import('./ui/rooms/shipments/edi/import/statusImportTextsEnUS.ts'),
      ]);
    bindEdiStatusImport(container);
    const texts = await textsIn(locale, {}, ediTextsEnUS);
    if (!container.isBound(EdiTexts)) container.bind(EdiTexts).toConstantValue(texts);
    container.bind(StatusImportTexts).toConstantValue(await textsIn(locale, {}, statusImportTextsEnUS));
    return StatusImportPage;
  }, reload);
