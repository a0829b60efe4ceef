import { crc32, deflateSync } from 'node:zlib';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

export const pngChunk = (type: string, data: Buffer | string = ''): Buffer => {
  const content = Buffer.from(data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
};

/** A black PNG of this size in one bit per pixel, with more chunks before its image data. */
export function pngBytes(width = 1, height = 1, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = [pngChunk('IHDR', header), ...more, pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([hex('89504e470d0a1a0a'), ...chunks]);
}

export const jpegSegment = (marker: number, data: Buffer | string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  const content = Buffer.from(data);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** The data of a scan, with a zero, a restart and a fill byte after 0xFF. */
const scanData = hex('01 ff00 02 ffd0 03 ffff00 04');

/** A JPEG of this size with two scans, and with more segments before its frame. */
export function jpegBytes(width = 1, height = 1, more: readonly Buffer[] = []): Buffer {
  const frame = hex('08 0000 0000 01 01 11 00');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = Buffer.concat([jpegSegment(0xda, hex('01 01 00 00 3f 00')), scanData]);
  const segments = [...more, jpegSegment(0xc2, frame), scan, jpegSegment(0xc4, 'tables'), scan];
  return Buffer.concat([hex('ffd8'), ...segments, hex('ffd9')]);
}

/** EXIF with an entry of another kind, the orientation, and a place. */
export function exifOf(orientation: number, isLittle: boolean): Buffer {
  const entries = [
    { tag: 0x010f, value: 7 },
    { tag: 0x0112, value: orientation },
  ];
  const tiff = Buffer.alloc(8 + 2 + 12 * entries.length + 4);
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(entries.length, 8);
  for (const [index, { tag, value }] of entries.entries()) {
    const at = 10 + 12 * index;
    short(tag, at);
    short(3, at + 2);
    long(1, at + 4);
    short(value, at + 8);
  }
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS of our yard')]));
}

export const webpChunk = (type: string, data: Buffer | string): Buffer => {
  const content = Buffer.from(data);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
};

/** A WebP of these chunks. */
export function webpBytes(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** The chunk of a WebP canvas of this size, with its flags. */
export function webpCanvas(width: number, height: number, flags = 0): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', data);
}

/** The chunk of a lossless WebP image of this size. */
export function webpLossless(width: number, height: number): Buffer {
  const data = Buffer.alloc(9);
  data.writeUInt8(0x2f, 0);
  data.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  return webpChunk('VP8L', data);
}

/** The chunk of a lossy WebP image of this size. */
export function webpLossy(width: number, height: number): Buffer {
  const data = hex('000000 9d012a 0000 0000 00');
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return webpChunk('VP8 ', data);
}
