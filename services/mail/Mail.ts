export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** In milliseconds: how long it is worth to be sent. */
  readonly goodFor: number;
}
