/** Rows of a PNG that follow each other, and how many bytes each has with the one that tells its filter. */
export interface PngRows {
  readonly count: number;
  readonly bytes: number;
}

/** Samples of a pixel and the bits that each may have, by the type of colour (W3C PNG table 12). */
const colours: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);

/** Where the passes of an interlaced picture begin, and their steps, as x, y, x, y (§8.2). */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows that a PNG's header announces, pass by pass; undefined if no picture has such a header. `header` is the content of `IHDR`. */
export function pngRows(header: Buffer): readonly PngRows[] | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace] = header.subarray(8);
  const { samples, depths } = colours.get(colour) ?? { samples: 0, depths: [] };
  if (!depths.includes(depth) || compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1))
    return undefined;
  const passes = interlace === 1 ? adam7 : [[0, 0, 1, 1] as const];
  return passes.flatMap(([left, top, right, down]) => {
    const columns = Math.ceil(Math.max(0, width - left) / right);
    const count = Math.ceil(Math.max(0, height - top) / down);
    return columns === 0 || count === 0 ? [] : [{ count, bytes: 1 + Math.ceil((columns * samples * depth) / 8) }];
  });
}
