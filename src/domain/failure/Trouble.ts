import type { FieldError } from './FieldError.ts';

/** Every way a call to the world can go wrong. */
export type Trouble =
  | { readonly kind: 'unreachable'; readonly offline: boolean }
  | { readonly kind: 'unauthorised'; readonly status: 401 | 403 }
  /** The same write, sent earlier, has not come to its end. */
  | { readonly kind: 'underWay' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string;
      /** One of `refusalReasons`, or of a service newer than this. */
      readonly reason?: string;
      readonly errors: readonly FieldError[];
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'unreadable'; readonly status?: number }
  | { readonly kind: 'aborted' };
