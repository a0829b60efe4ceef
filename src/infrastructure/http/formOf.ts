/** Builds a multipart form: files, also several under one name, and texts as they are, everything else as JSON (seed §7); undefined is left out. */
export const formOf = (parts: object): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries<unknown>({ ...parts })) {
    if (part === undefined) continue;
    if (isFiles(part)) for (const file of part) form.append(name, file);
    else form.set(name, part instanceof File || typeof part === 'string' ? part : JSON.stringify(part));
  }
  return form;
};

const isFiles = (part: unknown): part is readonly File[] =>
  Array.isArray(part) && part.length > 0 && part.every((each) => each instanceof File);
