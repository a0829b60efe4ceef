import type { Fields } from './Field.ts';
import { typedByTable } from './typedByTable.ts';

/** Puts fields into a section of form and page. */
export const inSection = <const Section extends string, Of extends Fields>(
  section: Section,
  fields: Of,
): { readonly [Name in keyof Of]: Of[Name] & { readonly section: Section } } =>
  typedByTable(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, section }])));
