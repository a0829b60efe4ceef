const exif = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const shortType = 3;
/** All that stands before the value: EXIF with a single entry in a single directory, big-endian. */
const before = Buffer.from('ffe100224578696600004d4d002a0000000800010112000300000001', 'hex');

/** How a JPEG segment with EXIF (TIFF 6.0, EXIF 2.32 §4.6.4) says to turn the picture, from 2 to 8; undefined for as it is. */
export function orientationOf(segment: Buffer): number | undefined {
  if (!segment.subarray(4, 10).equals(exif)) return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = tiff.length < 8 ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Math.min(short(directory), 100);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** A segment that says nothing but how to turn the picture. */
export function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  before.copy(segment);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
