/** The user of a token, as sent to clients. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface SignedIn {
  readonly token: string;
  readonly user: SignedInUser;
}
