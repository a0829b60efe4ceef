export interface Account {
  readonly email: string;
  readonly password: string;
  /** Whose customs for dates and numbers the session shows; by default the company’s. */
  readonly region?: string;
}
