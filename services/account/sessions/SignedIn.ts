/** Whoever a token stands for, as the wire tells it. */
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
