import type { Page } from 'playwright';

const parts = [/\/sweetalert2[^/]*\.js$/, /\/sweetalert2[^/]*\.css$/, /\/dialogs-[^/]*\.css$/];

/** Waits until everything the dialogs consist of has come: they are asked for with the first focus. */
export const dialogsLoaded = async (page: Page): Promise<void> => {
  const come = new Set<RegExp>();
  await new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => {
      for (const part of parts) if (part.test(request.url())) come.add(part);
      if (come.size === parts.length) resolve();
    });
  });
};
