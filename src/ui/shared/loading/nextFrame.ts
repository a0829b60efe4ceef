/** Milliseconds to wait for a frame; a tab in the background has none. */
const patience = 300;

/** Resolves when the browser has painted what is there. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => setTimeout(resolve));
  });
