/** What the new-password form holds: whose, the code that was mailed, and the password. */
export interface NewPasswordDraft {
  readonly username: string;
  readonly otp: string;
  readonly password: string;
}
