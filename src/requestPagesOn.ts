import type { Container } from 'inversify';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import type { RequestPages } from './ui/rooms/requests/useRequestPages.ts';

/** Loads each page of the requests room that few visits need. */
export const requestPagesOn = (container: Container, reload: (build: string) => boolean): RequestPages => ({
  places: lazyPart(async () => {
    const [{ PlacesPage }, { bindPlaceBook }] = await Promise.all([
      import('./ui/rooms/requests/places/PlacesPage.tsx'),
      import('./infrastructure/container/bindPlaceBook.ts'),
    ]);
    bindPlaceBook(container);
    return PlacesPage;
  }, reload),
  import: lazyPart(async () => (await import('./ui/rooms/requests/import/ImportPage.tsx')).ImportPage, reload),
  templates: lazyPart(async () => (await import('./ui/rooms/requests/templates/Templates.tsx')).Templates, reload),
});
