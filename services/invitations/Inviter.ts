/** The inviting company and the brand of its app. */
export interface Inviter {
  readonly name: string;
  readonly brandName: string | null;
  readonly brandDomain: string | null;
  readonly iosAppLink: string | null;
  readonly googleAppLink: string | null;
}
