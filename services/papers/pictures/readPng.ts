import { crc32 } from 'node:zlib';
import { hasPixels } from './hasPixels.ts';
import { maxParts, maxPixels, type Picture } from './Picture.ts';
import { pngRows } from './pngRows.ts';

const signatureSize = 8;
/** Length, type and checksum of a chunk. */
const frameSize = 12;
const afterHeader = signatureSize + frameSize + 13;
/** Without these, nobody can show the picture. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** What shows the picture, also in motion, and its colours. Text, time, EXIF and unknown chunks are left out. */
const kept: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const indexed = 3;

/** Whether a palette may have so many bytes: three for each of 1 to 256 colours. */
const isPalette = (size: number): boolean => size >= 3 && size <= 768 && size % 3 === 0;

/**
 * Reads a PNG (W3C PNG §5) and inflates its image data piece by piece, to see that it has all its pixels; of one with too many it does
 * not. Undefined if it is not one from its first to its last chunk.
 */
export async function readPng(bytes: Buffer): Promise<Picture | undefined> {
  const parts = [bytes.subarray(0, signatureSize)];
  const data: Buffer[] = [];
  const seen = new Set<string>();
  let at = signatureSize;
  for (let count = 0; count < maxParts && at + frameSize <= bytes.length && !seen.has('IEND'); count += 1) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + frameSize + bytes.readUInt32BE(at);
    const isFirst = at === signatureSize;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && end !== afterHeader)) return undefined;
    const isWhole = !kept.has(type) || crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
    if (!isWhole && needed.has(type)) return undefined;
    if (type === 'PLTE' && (seen.has(type) || !isPalette(end - at - frameSize))) return undefined;
    // As decoders do, an extra that is damaged is left out.
    if (kept.has(type) && isWhole) parts.push(bytes.subarray(at, end));
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, end - 4));
    seen.add(type);
    at = end;
  }
  if (!seen.has('IEND')) return undefined;
  const header = bytes.subarray(signatureSize + 8, afterHeader - 4);
  const rows = pngRows(header);
  if (!rows || (header[9] === indexed && !seen.has('PLTE'))) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const isReadable = width * height > maxPixels || (await hasPixels(data, rows));
  return isReadable ? { width, height, bytes: Buffer.concat(parts) } : undefined;
}
