/** What a code is for: `confirm` a new account's address, or `reset` a password. */
export type CodePurpose = 'confirm' | 'reset';
