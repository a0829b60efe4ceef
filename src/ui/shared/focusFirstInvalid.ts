/** Moves the focus to the first field of a form that is wrong, once its problem is shown, and keeps in sight as much of a summary above it as there is room for. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid], [role=group][data-invalid]');
    const summary = form.querySelector('[data-problem-summary]');
    field?.focus({ preventScroll: summary !== null });
    if (!field || !summary) return;
    summary.scrollIntoView({ block: 'start' });
    field.scrollIntoView({ block: 'nearest' });
  });
};
