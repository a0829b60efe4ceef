/** The user and company that a request acts for. */
export interface Member {
  readonly userId: string;
  readonly companyId: string;
}
