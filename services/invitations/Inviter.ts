/** The company that invites, and the brand under which truckers find their app. */
export interface Inviter {
  readonly name: string;
  readonly brandName: string | null;
  readonly brandDomain: string | null;
  readonly iosAppLink: string | null;
  readonly googleAppLink: string | null;
}
