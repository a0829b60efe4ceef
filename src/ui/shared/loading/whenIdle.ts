const restMs = 500;

/**
 * Runs `work` when the browser is idle, or after half a second if it has no idle callback; returns a function that
 * cancels it.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, restMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
};
