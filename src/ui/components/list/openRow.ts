import type { MouseEvent } from 'react';

/**
 * Presses what names the row that was clicked, with the same keys held, so that a new tab opens where one asks for it. Not for what
 * can be pressed itself, nor where text has been selected.
 */
export const openRow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  if (!(target instanceof Element) || target.closest('a, button')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const name = target.closest('tbody > tr')?.querySelector<HTMLElement>(':scope > th :is(a, button)');
  name?.focus({ preventScroll: true });
  name?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
};
