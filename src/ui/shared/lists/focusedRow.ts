/** The name of the row that has the focus, wherever in it; undefined if none has. */
export const focusedRow = (): HTMLElement | undefined =>
  document.activeElement?.closest('main tbody > tr')?.querySelector<HTMLElement>(':scope > th :is(a, button)') ??
  undefined;
