/** A code proves one thing only: `confirm` that an address is the new account's, `reset` that its owner wants a new password. */
export type CodePurpose = 'confirm' | 'reset';
