/** What the form of an invitation holds, as typed; a phone number or an email address is enough. */
export interface InvitationDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}
