import type { Field, Fields } from './Field.ts';

const index = /^(?:0|[1-9]\d*)$/;

/** The field at a path such as `stops.0.place.city`; undefined if there is none, or if the list ends before it. */
export const fieldAt = (fields: Fields, path: string): Field | undefined => {
  const [name = '', ...parts] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || parts.length === 0) return field;
  if (field.kind === 'group') return fieldAt(field.fields, parts.join('.'));
  if (field.kind !== 'list') return undefined;
  const [at = '', ...rest] = parts;
  return index.test(at) && Number(at) < field.most ? fieldAt(field.fields, rest.join('.')) : undefined;
};
