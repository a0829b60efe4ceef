import type { RefusedField } from './RefusedField.ts';

/** Everything that can go wrong with a call. */
export type Trouble =
  | { readonly kind: 'unreachable'; readonly offline: boolean }
  | { readonly kind: 'unauthorised'; readonly status: 401 | 403 }
  /** The same write, sent earlier, is still in progress. */
  | { readonly kind: 'inProgress' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string;
      /** One of `refusalReasons`, or one that only a newer service knows. */
      readonly reason?: string;
      readonly errors: readonly RefusedField[];
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'unreadable'; readonly status?: number }
  | { readonly kind: 'aborted' };
