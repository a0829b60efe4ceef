/** How many mails a company may have sent within an hour, and what whoever wants more is told. */
export interface SendingLimit {
  /** Where the company's mails of the last hour are counted: a table with `company_id` and `sent_at timestamptz[]`. */
  readonly table: string;
  readonly mostInHour: number;
  readonly refusal: string;
}
