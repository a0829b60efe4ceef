import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { PngRows } from './pngRows.ts';

/** Bytes that are inflated at once: all of a picture is never in memory. */
const chunkSize = 256 * 1024;
/** Ways to filter a row are numbered from 0. */
const lastFilter = 4;

/** Whether the image data of a PNG inflates to these rows. Stops where they end. */
export async function hasPixels(data: readonly Buffer[], passes: readonly PngRows[]): Promise<boolean> {
  let left = passes.reduce((sum, { count, bytes }) => sum + count * bytes, 0);
  let [pass, row, untilRow] = [0, 0, 0];
  const pieces: AsyncIterable<Buffer> = Readable.from(data).pipe(createInflate({ chunkSize }));
  try {
    for await (const piece of pieces) {
      let at = untilRow;
      for (let rows = passes[pass]; rows && at < piece.length; rows = passes[pass]) {
        if ((piece[at] ?? 0) > lastFilter) return false;
        at += rows.bytes;
        row += 1;
        if (row < rows.count) continue;
        [pass, row] = [pass + 1, 0];
      }
      untilRow = at - piece.length;
      left -= piece.length;
      if (left <= 0) return true;
    }
    return false;
  } catch {
    return false;
  }
}
