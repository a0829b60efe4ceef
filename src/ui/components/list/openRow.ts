import type { MouseEvent } from 'react';

/**
 * Clicks the link or button that names a row, with the same modifier keys, so that it can open in a new tab. Ignores
 * clicks on other controls and text selection.
 */
export const openRow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  if (!(target instanceof Element) || target.closest('a, button')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const name = target.closest('tbody > tr')?.querySelector<HTMLElement>(':scope > th :is(a, button)');
  name?.focus({ preventScroll: true });
  name?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
};
