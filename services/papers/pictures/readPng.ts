import { maxParts, type Picture } from './Picture.ts';

const signatureSize = 8;
/** Length, type and checksum of a chunk. */
const frameSize = 12;
const afterHeader = signatureSize + frameSize + 13;
/** What shows the picture, also in motion, and its colours. Text, time, EXIF and unknown chunks are left out. */
const kept: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/** Reads a PNG (W3C PNG §5) without decoding it. Undefined if it is not one from its first to its last chunk. */
export function readPng(bytes: Buffer): Picture | undefined {
  const parts = [bytes.subarray(0, signatureSize)];
  let at = signatureSize;
  for (let count = 0; count < maxParts && at + frameSize <= bytes.length; count += 1) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + frameSize + bytes.readUInt32BE(at);
    const isFirst = at === signatureSize;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && end !== afterHeader)) return undefined;
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: Buffer.concat(parts) };
    }
    at = end;
  }
  return undefined;
}
