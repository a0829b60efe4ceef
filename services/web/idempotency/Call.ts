/** What makes two calls the same: who made it, for which company, to where and under which key. */
export interface Call {
  readonly key: string;
  readonly user_id: string;
  readonly company_id: string | null;
  readonly route: string;
}
