import type { Trouble } from './Trouble.ts';

/**
 * The only error that adapters throw and hooks show. Its own message holds the kind alone, so that logs hold no data.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(trouble.kind, options);
    this.trouble = trouble;
  }
}
