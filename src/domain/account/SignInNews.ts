/** What the sign-in form is told by whatever brings the person there. */
export interface SignInNews {
  /** Whose email it holds already; undefined where that is not known. */
  readonly email?: string | undefined;
  /** What they have done just before, or that their session has `ended`. */
  readonly news: 'confirmed' | 'newPassword' | 'ended';
}
