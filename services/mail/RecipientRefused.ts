/** The mail service says that there is no such recipient. */
export class RecipientRefused extends Error {
  constructor(cause: unknown) {
    super('The mail service refused the recipient.', { cause });
    this.name = 'RecipientRefused';
  }
}
