/** The form with which a signed-in person changes the password. */
export interface PasswordChangeDraft {
  readonly currentPassword: string;
  readonly password: string;
}
