/** Builds a multipart form: files and texts as they are, everything else as JSON (seed §7); undefined is left out. */
export const formOf = (parts: object): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries<unknown>({ ...parts })) {
    if (part === undefined) continue;
    form.set(name, part instanceof File || typeof part === 'string' ? part : JSON.stringify(part));
  }
  return form;
};
