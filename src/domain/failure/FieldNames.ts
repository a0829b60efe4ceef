/** What people call the fields that services name. */
export type FieldNames = Readonly<Record<string, string>>;
