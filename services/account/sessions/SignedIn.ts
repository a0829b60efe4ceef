/** The user of a token, as sent to clients. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2: whose customs for dates and numbers they chose; null is the company's. */
  readonly region: string | null;
}

export interface SignedIn {
  readonly token: string;
  readonly user: SignedInUser;
}
