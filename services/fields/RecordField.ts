import type * as v from 'valibot';

/** A field of a record: its schema in requests, its schema in answers, and its column. */
export interface RecordField<
  Column extends string = string,
  Accepted extends v.GenericSchema = v.GenericSchema,
  Answered extends v.GenericSchema = v.GenericSchema,
> {
  readonly column: Column;
  readonly accepts: Accepted;
  readonly answers: Answered;
}

/** A record's fields by their names in requests and answers. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** The database row of these fields. */
export type ColumnsOf<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name]['column']]: v.InferOutput<Fields[Name]['answers']>;
};

/** The values of these fields as answered. */
export type ValuesOf<Fields extends RecordFields> = {
  [Name in keyof Fields]: v.InferOutput<Fields[Name]['answers']>;
};
