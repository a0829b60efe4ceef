// oxlint-disable unicorn/consistent-function-scoping -- each function is sent to the page as text
/* global document, performance, PerformanceObserver, requestAnimationFrame, setTimeout, window */

/** Runs in the page before its own scripts and records events. */
export function watchPage() {
  const seen = { form: undefined, blocking: 0, shift: 0, largestPaint: 0 };
  window.seenByBench = seen;

  const each = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  each('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  each('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });

  /** A field is usable when it is enabled and not covered. */
  const canBeTypedIn = (field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2) === field;
  };
  /** Once per frame: looked at while the page is still read, it would be laid out for each part of it. */
  const noteForm = () => {
    const field = document.querySelector('input:enabled');
    if (!field || !canBeTypedIn(field)) return requestAnimationFrame(noteForm);
    // Nobody types into what is not painted yet.
    return setTimeout(() => {
      seen.form = performance.now();
    });
  };
  requestAnimationFrame(noteForm);
}

/**
 * Runs in the page at the end and waits for its heading. Times in seconds, blocking in ms. Requests and bytes are those started
 * before the form appeared, or all without a form.
 */
export async function readFigures() {
  const hasHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
  const patience = 60_000;
  while (!hasHeading()) {
    if (performance.now() > patience) throw new Error('No heading came.');
    // oxlint-disable-next-line no-await-in-loop -- once per frame
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { form, blocking, shift, largestPaint } = window.seenByBench;
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime / 1000;
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const before = loads.filter(({ startTime }) => startTime < (form ?? Infinity));
  return {
    firstPaint: paint('first-paint'),
    contentfulPaint: paint('first-contentful-paint'),
    largestPaint: largestPaint / 1000,
    form: form && form / 1000,
    blocking,
    shift,
    requests: before.length,
    bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
