import type { FieldsInSections } from './Field.ts';
import type { SectionOf } from './SectionOf.ts';
import { typedByTable } from './typedByTable.ts';

type FieldIn<Of extends FieldsInSections, Section> = Extract<
  { [Name in keyof Of]: Of[Name]['section'] extends Section ? Name : never }[keyof Of],
  string
>;

/** Names of the fields in the given sections, in table order. */
export const fieldsIn = <Of extends FieldsInSections, const Section extends SectionOf<Of>>(
  fields: Of,
  sections: readonly Section[],
): readonly FieldIn<Of, Section>[] => {
  const wanted = new Set<string>(sections);
  return typedByTable(Object.entries(fields).flatMap(([name, { section }]) => (wanted.has(section) ? [name] : [])));
};
