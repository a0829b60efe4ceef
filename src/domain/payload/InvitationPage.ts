/** What the download page shows of a payload: cleaned texts and checked links only (product §2.15). */
export interface InvitationPage {
  readonly name: string | undefined;
  /** 'trucker' for the role vehicleDriver, else the payload's own value. */
  readonly appType: string | undefined;
  readonly iosLink: string | undefined;
  readonly googleLink: string | undefined;
  /** The invitation the link names, by lower-case UUID; `id` is undefined if the link's is malformed. */
  readonly invitation: { readonly id: string | undefined } | undefined;
}
