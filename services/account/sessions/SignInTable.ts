/** One row per sign-in. Its tokens share its absolute expiry and all end when it is revoked. */
export interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  /** When its password was typed last. */
  authenticated_at: Date;
  /** Of the browser that signed in, so that its person recognises it. */
  user_agent: string;
  absolute_until: Date;
  revoked_at: Date | null;
}
