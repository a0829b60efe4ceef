import type { SignedInUser } from './SignedIn.ts';

/** What clients are told of an account. */
export const toSignedInUser = ({ id, name, email, phone, region }: SignedInUser): SignedInUser => ({
  id,
  name,
  email,
  phone,
  region,
});
