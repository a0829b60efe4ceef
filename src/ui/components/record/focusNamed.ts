const nameOf = (field: HTMLElement): string => field.getAttribute('name') ?? '';

/** The names of a form's fields, from the top. */
export const namesIn = (form: HTMLFormElement | null): readonly string[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLElement && nameOf(field) ? [nameOf(field)] : [],
  );

/** Focuses the field of a form at a path, or the first one within it, and unfolds what it is folded away in. */
export const focusNamed = (form: HTMLFormElement | null, path: string): void => {
  const named = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  const field =
    named.find((each) => nameOf(each) === path) ?? named.find((each) => nameOf(each).startsWith(`${path}.`));
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
};
