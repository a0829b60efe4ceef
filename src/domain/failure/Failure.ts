import type { Trouble } from './Trouble.ts';

/** The one error adapters throw and hooks show; its own message names the kind only, so that logs hold no data. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(trouble.kind, options);
    this.trouble = trouble;
  }
}
