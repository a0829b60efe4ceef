import { maxParts, type Picture } from './Picture.ts';

/** `RIFF`, the size of what follows, `WEBP`. */
const headerSize = 12;
/** What shows the picture, also in motion, and its colours. EXIF, XMP and unknown chunks are left out. */
const kept: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const sized: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L']);
/** The bits of `VP8X` that announce EXIF and XMP. */
const metadataFlags = 0x0c;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads a WebP (RFC 9649 §2) without decoding it. Undefined if it is not one. */
export function readWebp(given: Buffer): Picture | undefined {
  if (given.length < headerSize) return undefined;
  const bytes = given.subarray(0, 8 + given.readUInt32LE(4));
  const parts: Buffer[] = [];
  const sizes: Size[] = [];
  let at = headerSize;
  for (let count = 0; count < maxParts && at + 8 <= bytes.length; count += 1) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return undefined;
    if (kept.has(type)) {
      const chunk = bytes.subarray(at, end);
      const told = sizeOf(type, chunk.subarray(8));
      if (!told && sized.has(type)) return undefined;
      if (told) sizes.push(told);
      parts.push(type === 'VP8X' ? withoutMetadata(chunk) : chunk);
    }
    at = end;
  }
  const [largest] = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!largest || at < bytes.length - 8) return undefined;
  const body = Buffer.concat(parts);
  const header = Buffer.from('RIFF    WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return { ...largest, bytes: Buffer.concat([header, body]) };
}

function withoutMetadata(canvas: Buffer): Buffer {
  const changed = Buffer.from(canvas);
  changed.writeUInt8(canvas.readUInt8(8) & ~metadataFlags, 8);
  return changed;
}

/** The size that a chunk tells: of the whole (`VP8X`) or of an image in it. */
function sizeOf(type: string, data: Buffer): Size | undefined {
  if (type === 'VP8X' && data.length >= 10) {
    return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  }
  if (type === 'VP8 ' && data.length >= 10) {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type === 'VP8L' && data.length >= 5) {
    const bits = data.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return undefined;
}
