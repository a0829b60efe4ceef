/** Identifies a call: user, company, route and key. */
export interface Call {
  readonly key: string;
  readonly user_id: string;
  readonly company_id: string | null;
  readonly route: string;
}
