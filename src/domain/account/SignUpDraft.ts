/** What the sign-up form holds; names as the users service takes them. */
export interface SignUpDraft {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}
