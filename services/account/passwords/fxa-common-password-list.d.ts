declare module 'fxa-common-password-list' {
  const commonPasswords: {
    /** Whether a password in lower case is among the common ones of at least eight characters. */
    test(password: string): boolean;
  };
  export default commonPasswords;
}
