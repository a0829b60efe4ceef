/** Texts of a room of records around its list, pages and form. */
export interface RecordWords {
  readonly form: {
    readonly newTitle: string;
    readonly newLead: string;
    readonly editTitle: (name: string) => string;
  };
  /** If the record does not exist, or not for this company. */
  readonly missing: { readonly title: string; readonly text: string; readonly toList: string };
}
