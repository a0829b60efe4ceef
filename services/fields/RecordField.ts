import type * as v from 'valibot';

/** A value of a record: what is accepted from outside, what is answered, and the column that keeps it. */
export interface RecordField<
  Column extends string = string,
  Accepted extends v.GenericSchema = v.GenericSchema,
  Answered extends v.GenericSchema = v.GenericSchema,
> {
  readonly column: Column;
  readonly accepts: Accepted;
  readonly answers: Answered;
}

/** The table of a record's fields, by the names they have in requests and answers. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** The columns of the fields, as the database has them. */
export type ColumnsOf<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name]['column']]: v.InferOutput<Fields[Name]['answers']>;
};

/** The values of the fields by their names, as they are answered. */
export type ValuesOf<Fields extends RecordFields> = {
  [Name in keyof Fields]: v.InferOutput<Fields[Name]['answers']>;
};
