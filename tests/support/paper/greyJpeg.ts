const jpegSegment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A table of one code, of one bit, for the value 0. */
const oneCode = (head: number): Buffer => jpegSegment(0xc4, Buffer.from([head, 1, ...Array<number>(15).fill(0), 0]));

/** A grey picture that can be read: two bits for each block of 8 × 8 pixels, all zero. */
export const greyJpeg = (width: number, height: number): Uint8Array => {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegSegment(0xc0, frame),
    oneCode(0x00),
    oneCode(0x10),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
  ]);
};
