const named = 'main tbody > tr > th :is(a, button)';

/** The links and buttons that name the rows of the list on the page, in order. */
export const rowNames = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(named)];
