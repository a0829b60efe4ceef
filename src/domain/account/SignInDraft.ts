/** Draft of the sign-in form; the username is an email address. */
export interface SignInDraft {
  readonly username: string;
  readonly password: string;
}
