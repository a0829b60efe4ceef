/** What a room of records says around its list, pages and form. */
export interface RecordWords {
  readonly form: {
    readonly newTitle: string;
    readonly newLead: string;
    readonly editTitle: (name: string) => string;
  };
  /** Where there is no such record, or not for this company. */
  readonly missing: { readonly title: string; readonly text: string; readonly toList: string };
}
