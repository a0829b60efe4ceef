/** In which quarters of an hour of a month a vehicle carried something; written by triggers. */
export interface UseMonthTable {
  company_id: string;
  vehicle_id: string;
  /** Its first day (UTC), `YYYY-MM-DD`. */
  month: string;
  /** A bit for each quarter, the lowest of a byte first; 31 days, whatever the month. */
  slots: Uint8Array;
}
