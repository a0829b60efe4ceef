/**
 * Gives focus back to what opened a dialog. What a dialog did may take that away, at once or when the page is read again: then focus goes
 * to the page's heading, unless somebody has moved on by then.
 */
export const returnFocus = (opener: Element | null): void => {
  const page = document.body;
  const goToHeading = (): void => page.querySelector<HTMLElement>('main h1, h1')?.focus();
  if (!(opener instanceof HTMLElement) || !opener.isConnected) {
    goToHeading();
    return;
  }
  opener.focus();
  const changes = new MutationObserver(() => {
    if (opener.isConnected) return;
    changes.disconnect();
    if (document.activeElement === page) goToHeading();
  });
  changes.observe(page, { childList: true, subtree: true });
  for (const move of ['focusin', 'pointerdown'])
    page.addEventListener(move, () => changes.disconnect(), { once: true });
};
