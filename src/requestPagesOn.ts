import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import type { RequestPages } from './ui/rooms/requests/useRequestPages.ts';

/** Loads each page of the requests room that few visits need. */
export const requestPagesOn = (reload: (build: string) => boolean): RequestPages => ({
  import: lazyPart(async () => (await import('./ui/rooms/requests/import/ImportPage.tsx')).ImportPage, reload),
  templates: lazyPart(async () => (await import('./ui/rooms/requests/templates/Templates.tsx')).Templates, reload),
});
