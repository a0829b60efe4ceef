/** What the head of the open record offers now: its buttons that can be pressed, in their order. */
export const headButtons = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-head-of] :is(button, a)[data-variant]')].filter(canBePressed);

const isOff = ':disabled, [aria-disabled="true"], [aria-busy="true"], dialog *, form :not([type="submit"])';

const canBePressed = (button: HTMLElement): boolean => !button.matches(isOff);

/** Presses a button of the page. One that sends a form leads to its first field instead: what it would send is to be seen. */
export const pressButton = (button: HTMLElement): void => {
  button.closest('details')?.setAttribute('open', '');
  const field = button.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
  (field ?? button).focus();
  if (!field) button.click();
};
