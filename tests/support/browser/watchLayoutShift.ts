import type { Page } from 'playwright';

/** Measures the Cumulative Layout Shift of a page from the start. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const shift of list.getEntries()) {
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(Reflect.get(shift, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
