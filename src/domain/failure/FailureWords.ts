/** The sentences for trouble with the world that no service has words for; they stand in the text catalogue. */
export interface FailureWords {
  readonly offline: string;
  readonly unreachable: string;
  readonly unauthorised: string;
  readonly underWay: string;
  readonly unreadable: string;
  readonly aborted: string;
}
