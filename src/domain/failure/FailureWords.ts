import type { RefusalReason } from './RefusalReason.ts';

/** Messages for failures; they come from the text catalogue. */
export interface FailureWords {
  readonly offline: string;
  readonly unreachable: string;
  readonly unauthorised: string;
  readonly inProgress: string;
  readonly unreadable: string;
  readonly aborted: string;
  /** For refusals by their reason. Without it, what the service says is shown. */
  readonly refusals?: Readonly<Partial<Record<RefusalReason, string>>>;
}
