/** How many mails a company may have sent within an hour, and what whoever wants more is told. */
export interface Pace {
  /** Where the company's mails of the last hour are counted. */
  readonly table: 'invitation_pace' | 'member_pace';
  readonly mostInHour: number;
  readonly refusal: string;
}
