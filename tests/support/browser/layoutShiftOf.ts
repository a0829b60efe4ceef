import type { Page } from 'playwright';

/** What moved so far in a page that is watched, once its last change is painted. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(document.documentElement.dataset['shift'] ?? 0))),
        );
      }),
  );
