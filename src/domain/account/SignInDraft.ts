/** What the sign-in form holds; the user name is the email address. */
export interface SignInDraft {
  readonly username: string;
  readonly password: string;
}
