/** An upload in progress, or one that failed. */
export interface RunningUpload {
  readonly id: string;
  readonly name: string;
  /** Whether it is the photo rather than a paper. */
  readonly isPicture: boolean;
  /** 0 to 1. */
  readonly share: number;
  /** Why it failed; undefined while in progress. */
  readonly problem?: string | undefined;
  /** Whether a retry is pointless. */
  readonly isFileRefused?: boolean;
}
