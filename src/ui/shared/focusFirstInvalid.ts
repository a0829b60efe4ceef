/** Moves the focus to the first field of a form that is wrong, once its problem is shown. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], [role=group][data-invalid]')?.focus());
};
