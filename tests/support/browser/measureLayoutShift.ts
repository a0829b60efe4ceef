import type { Page } from 'playwright';

/** Sums from now on what moved unasked in a page (Cumulative Layout Shift); the answer reads the sum. */
export const measureLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      for (const entry of list.getEntries()) {
        root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(Number(document.documentElement.dataset['shift'] ?? 0))),
          );
        }),
    );
};
