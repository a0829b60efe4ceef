/** One row per sign-in. Its tokens share its absolute expiry and all end when it is revoked. */
export interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  absolute_until: Date;
  revoked_at: Date | null;
}
