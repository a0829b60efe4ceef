/** Labels of the fields that services name. */
export type FieldNames = Readonly<Record<string, string>>;
