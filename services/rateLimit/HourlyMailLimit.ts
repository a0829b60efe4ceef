/** How many mails a company may send per hour. */
export interface HourlyMailLimit {
  /** The table that counts them, with columns `company_id` and `sent_at timestamptz[]`. */
  readonly table: string;
  readonly maxPerHour: number;
  readonly refusal: string;
}
