import type { ColumnsOf, RecordFields, ValuesOf } from './RecordField.ts';

type Accepted<Fields extends RecordFields> = { [Name in keyof Fields]: Fields[Name]['accepts'] };
type Answered<Fields extends RecordFields> = { [Name in keyof Fields]: Fields[Name]['answers'] };

/** What was put together field by field from a table has the type the table gives it, which TypeScript cannot follow. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see above
const typedByTable = <Typed>(entries: readonly (readonly [string, unknown])[]): Typed =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; the one place that does
  Object.fromEntries(entries) as Typed;

/** The schemas, the columns and the answer of a record, all of them made from the table of its fields. */
export const recordEntries = <Fields extends RecordFields>(fields: Fields) => {
  const table = Object.entries(fields);
  return {
    /** For the schema of a body. */
    accepted: typedByTable<Accepted<Fields>>(table.map(([name, { accepts }]) => [name, accepts])),
    /** For the schema of an answer. */
    answered: typedByTable<Answered<Fields>>(table.map(([name, { answers }]) => [name, answers])),
    /** What was accepted, as the database keeps it. */
    columnsOf: (values: ValuesOf<Fields>) =>
      typedByTable<ColumnsOf<Fields>>(table.map(([name, { column }]) => [column, values[name]])),
    /** What the database keeps, as it is answered. */
    valuesOf: (row: ColumnsOf<Fields>) => {
      const columns = new Map<string, unknown>(Object.entries(row));
      return typedByTable<ValuesOf<Fields>>(table.map(([name, { column }]) => [name, columns.get(column)]));
    },
  };
};
