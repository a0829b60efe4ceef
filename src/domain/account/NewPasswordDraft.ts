/** Draft of the new-password form; `otp` is the code that was mailed. */
export interface NewPasswordDraft {
  readonly username: string;
  readonly otp: string;
  readonly password: string;
}
