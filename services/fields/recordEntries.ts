import { typedByTable } from '../database/typedByTable.ts';
import type { ColumnsOf, RecordFields, ValuesOf } from './RecordField.ts';

type Accepted<Fields extends RecordFields> = { [Name in keyof Fields]: Fields[Name]['accepts'] };
type Answered<Fields extends RecordFields> = { [Name in keyof Fields]: Fields[Name]['answers'] };

/** Derives a record's schemas and conversions from its table of fields. */
export const recordEntries = <Fields extends RecordFields>(fields: Fields) => {
  const table = Object.entries(fields);
  return {
    /** Entries for the schema of a request body. */
    accepted: typedByTable<Accepted<Fields>>(table.map(([name, { accepts }]) => [name, accepts])),
    /** Entries for the schema of an answer. */
    answered: typedByTable<Answered<Fields>>(table.map(([name, { answers }]) => [name, answers])),
    /** Converts accepted values to columns. */
    columnsOf: (values: ValuesOf<Fields>) =>
      typedByTable<ColumnsOf<Fields>>(table.map(([name, { column }]) => [column, values[name]])),
    /** Converts a row to answered values. */
    valuesOf: (row: ColumnsOf<Fields>) => {
      const columns = new Map<string, unknown>(Object.entries(row));
      return typedByTable<ValuesOf<Fields>>(table.map(([name, { column }]) => [name, columns.get(column)]));
    },
  };
};
