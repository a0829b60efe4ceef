/** The links and buttons that name the rows of the list on the page, in order: the first of each row, which may have others beside it. */
export const rowNames = (): readonly HTMLElement[] =>
  [...document.querySelectorAll('main tbody > tr > th')].flatMap(
    (name) => name.querySelector<HTMLElement>('a, button') ?? [],
  );
