/** Gives the focus to what people cannot give it to themselves, for as long as it has it; a look into another window is no leaving. */
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
