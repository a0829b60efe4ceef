/** What the download page may show of a payload: cleaned texts and checked addresses only (product §2.15). */
export interface InvitationPage {
  readonly name: string | undefined;
  /** 'trucker' for the role vehicleDriver, else what the payload names. */
  readonly appType: string | undefined;
  readonly iosLink: string | undefined;
  readonly googleLink: string | undefined;
  /** The one the link names, by its lower-case UUID; without id where what it names cannot be one. */
  readonly invitation: { readonly id: string | undefined } | undefined;
}
