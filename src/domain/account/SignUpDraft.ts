/** Draft of the sign-up form; the names are those of the users service. */
export interface SignUpDraft {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}
