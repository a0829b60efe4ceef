/** One per sign-in: its tokens follow one another, share its absolute end, and all die when it is revoked. */
export interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  absolute_until: Date;
  revoked_at: Date | null;
}
