/** A file on its way to the service, or one that did not get there. */
export interface RunningUpload {
  readonly id: string;
  readonly name: string;
  /** Whether it is the picture rather than a paper. */
  readonly isPicture: boolean;
  /** 0 to 1. */
  readonly share: number;
  /** Why it was not filed; undefined while it is on its way. */
  readonly problem?: string | undefined;
  /** Whether sending it again would be of no use. */
  readonly isFileRefused?: boolean;
}
