/** The mail service says that the recipient does not exist. */
export class RecipientRefused extends Error {
  constructor(cause: unknown) {
    super('The mail service refused the recipient.', { cause });
    this.name = 'RecipientRefused';
  }
}
