import type { Container } from 'inversify';
import { EdiExportTexts } from './ui/rooms/requests/edi/useEdiExportTexts.ts';
import { EdiImportTexts } from './ui/rooms/requests/edi/useEdiImportTexts.ts';
import { EdiTexts } from './ui/shared/edi/useEdiTexts.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import type { RequestPages } from './ui/rooms/requests/useRequestPages.ts';

/** Loads each page of the requests room that few visits need. */
export const requestPagesOn = (
  container: Container,
  locale: string,
  reload: (build: string) => boolean,
): RequestPages => ({
  places: lazyPart(async () => {
    const [{ PlacesPage }, { bindPlaceBook }] = await Promise.all([
      import('./ui/rooms/requests/places/PlacesPage.tsx'),
      import('./infrastructure/container/bindPlaceBook.ts'),
    ]);
    bindPlaceBook(container);
    return PlacesPage;
  }, reload),
  import: lazyPart(async () => (await import('./ui/rooms/requests/import/ImportPage.tsx')).ImportPage, reload),
  edi: lazyPart(async () => {
    const [{ EdiImportPage }, { bindEdiImport }, { ediTextsEnUS }, { ediImportTextsEnUS }] = await Promise.all([
      import('./ui/rooms/requests/edi/EdiImportPage.tsx'),
      import('./infrastructure/container/bindEdiImport.ts'),
      import('./ui/shared/edi/ediTextsEnUS.ts'),
      import('./ui/rooms/requests/edi/ediImportTextsEnUS.ts'),
    ]);
    bindEdiImport(container);
    const texts = await textsIn(locale, {}, ediTextsEnUS);
    if (!container.isBound(EdiTexts)) container.bind(EdiTexts).toConstantValue(texts);
    container.bind(EdiImportTexts).toConstantValue(await textsIn(locale, {}, ediImportTextsEnUS));
    return EdiImportPage;
  }, reload),
  ediExport: lazyPart(async () => {
    const [{ EdiExportPage }, { bindEdiExport }, { ediExportTextsEnUS }] = await Promise.all([
      import('./ui/rooms/requests/edi/EdiExportPage.tsx'),
      import('./infrastructure/container/bindEdiExport.ts'),
      import('./ui/rooms/requests/edi/ediExportTextsEnUS.ts'),
    ]);
    bindEdiExport(container);
    container.bind(EdiExportTexts).toConstantValue(await textsIn(locale, {}, ediExportTextsEnUS));
    return EdiExportPage;
  }, reload),
  templates: lazyPart(async () => (await import('./ui/rooms/requests/templates/Templates.tsx')).Templates, reload),
});
