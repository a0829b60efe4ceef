/** A place where a person is signed in. Instants as RFC 3339. */
export interface OwnSignIn {
  readonly id: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  /** As the browser called itself. */
  readonly userAgent: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}
