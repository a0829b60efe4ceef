/** What the sign-in form shows, depending on where the person came from. */
export interface SignInNews {
  /** The email to prefill, if known. */
  readonly email?: string | undefined;
  /** What just happened: account confirmed, new password saved, or session ended. */
  readonly news: 'confirmed' | 'newPassword' | 'ended';
}
