/** A hash that no password matches, as costly to check as a real one. For missing accounts and accounts without a password. */
export const unusableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
