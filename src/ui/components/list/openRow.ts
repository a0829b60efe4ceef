import type { MouseEvent } from 'react';

const middle = 1;

/** The link or button that names the row of an event; undefined on another control. */
const nameOf = (target: EventTarget): HTMLElement | undefined => {
  if (!(target instanceof Element) || target.closest('a, button, label')) return undefined;
  return target.closest('tbody > tr')?.querySelector<HTMLElement>(':scope > th :is(a, button)') ?? undefined;
};

/** Opens a new tab, in front or behind as the browser does with a link for the same keys and button. */
const openTab = ({ href }: HTMLAnchorElement): void => void window.open(href, '_blank', 'noopener');

/**
 * Lets the whole row act as the link or button that names it: for a click, for one with a modifier key, and for the
 * middle button. Ignores clicks on other controls and text selection.
 */
export const openRow = {
  onClick: ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const name = nameOf(target);
    if (!name || window.getSelection()?.isCollapsed === false) return;
    name.focus({ preventScroll: true });
    if (name instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) openTab(name);
    else name.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  },
  onAuxClick: ({ target, button }: MouseEvent): void => {
    const name = nameOf(target);
    if (button === middle && name instanceof HTMLAnchorElement) openTab(name);
  },
  /** Keeps the browser from scrolling by the middle button. */
  onMouseDown: (event: MouseEvent): void => {
    if (event.button === middle && nameOf(event.target) instanceof HTMLAnchorElement) event.preventDefault();
  },
};
