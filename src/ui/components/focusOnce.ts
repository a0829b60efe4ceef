/**
 * Focuses an element that is not focusable by itself, until it loses focus. Switching windows does not count as losing
 * it.
 */
export const focusOnce = (place: HTMLElement, options?: FocusOptions): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    const leave = (): void => {
      if (document.activeElement === place) return;
      place.removeAttribute('tabindex');
      place.removeEventListener('blur', leave);
    };
    place.addEventListener('blur', leave);
  }
  place.focus(options);
};
