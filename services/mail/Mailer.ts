export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands the mail over for delivery. Throws `Unavailable` when the mail service does not take it. */
  send(mail: Mail): Promise<void>;
}
