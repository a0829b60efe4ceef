/** On whose behalf company data is touched: behind the gate, and behind the wall in the database. */
export interface Member {
  readonly userId: string;
  readonly companyId: string;
}
