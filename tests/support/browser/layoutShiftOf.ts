import type { Page } from 'playwright';

/** The layout shift of a watched page so far, after its last change is painted. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(document.documentElement.dataset['shift'] ?? 0))),
        );
      }),
  );
