/** A picture as it is kept. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Without metadata: where and when it was taken, with which device, previews, comments, what follows its end. */
  readonly bytes: Buffer;
}

/** Decoding takes four bytes for each, wherever the picture is shown. */
export const maxPixels = 40_000_000;

/** More parts than any program writes. */
export const maxParts = 20_000;
