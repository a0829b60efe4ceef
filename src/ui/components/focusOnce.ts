/** Gives the focus to what people cannot give it to themselves, for as long as it has it. */
export const focusOnce = (place: HTMLElement, options?: FocusOptions): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus(options);
};
