/** Identifies a kept draft: user, company, page and form. */
export interface DraftPlace {
  readonly userId: string;
  readonly companyId: string;
  /** Path and query. */
  readonly path: string;
  /** The form's name on that page. */
  readonly form: string;
}
