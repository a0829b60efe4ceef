/** Messages for failures that no service has worded; they come from the text catalogue. */
export interface FailureWords {
  readonly offline: string;
  readonly unreachable: string;
  readonly unauthorised: string;
  readonly inProgress: string;
  readonly unreadable: string;
  readonly aborted: string;
}
