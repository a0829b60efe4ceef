/** A picture as it is kept. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Without metadata: where and when it was taken, with which device, previews, comments, what follows its end. */
  readonly bytes: Buffer;
}

/** More parts than any program writes. */
export const maxParts = 20_000;
