import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJpeg } from '../../../../services/papers/pictures/readJpeg.ts';
import { readPng } from '../../../../services/papers/pictures/readPng.ts';
import { readWebp } from '../../../../services/papers/pictures/readWebp.ts';
import { turnsDuring } from '../../../support/services/turnsDuring.ts';
import {
  exifOf,
  jpegBytes,
  jpegSegment,
  pngBytes,
  pngChunk,
  webpBytes,
  webpCanvas,
  webpChunk,
  webpLossless,
  webpLossy,
} from '../../../support/services/pictureBytes.ts';

const secret = 'taken in our yard';
const mebibyte = 1024 * 1024;

/** 9 × 5 pixels with this header from depth to interlacing, and this image data before it is deflated. */
const ofHeader = (rest: readonly number[], data: Buffer, more: readonly Buffer[] = []) => {
  const header = Buffer.from([0, 0, 0, 9, 0, 0, 0, 5, ...rest]);
  const pixels = pngChunk('IDAT', deflateSync(data));
  return Buffer.concat([pngBytes().subarray(0, 8), pngChunk('IHDR', header), ...more, pixels, pngChunk('IEND')]);
};
const palette = pngChunk('PLTE', Buffer.alloc(3));
const broken = (chunk: Buffer) => chunk.fill(0xff, chunk.length - 4);

describe('a PNG', () => {
  it.each([
    ['grey in four bits', [4, 0, 0, 0, 0], 5 * (1 + 5), []],
    ['colours of a palette', [8, 3, 0, 0, 0], 5 * (1 + 9), [palette]],
    ['grey with alpha', [8, 4, 0, 0, 0], 5 * (1 + 18), []],
    ['colours with alpha in sixteen bits', [16, 6, 0, 0, 0], 5 * (1 + 72), []],
    ['colours, interlaced', [8, 2, 0, 0, 1], 7 + 4 + 10 + 2 * 7 + 16 + 3 * 13 + 2 * 28, []],
  ])('has all its pixels in %s, and none without the last', async (_, rest, size, more) => {
    expect(await readPng(ofHeader(rest, Buffer.alloc(size), more))).toMatchObject({ width: 9, height: 5 });
    expect(await readPng(ofHeader(rest, Buffer.alloc(size - 1), more))).toBeUndefined();
  });

  it('is looked at no further than its last pixel', async () => {
    const much = ofHeader([8, 0, 0, 0, 0], Buffer.alloc(64 * mebibyte));
    expect(await readPng(much)).toMatchObject({ width: 9, height: 5 });
  });

  it('lets others have their turn while a large one is looked at', async () => {
    expect(await turnsDuring(readPng(pngBytes(40_000, 1_000)))).toBeGreaterThan(2);
  });

  it('loses an extra that is damaged', async () => {
    expect((await readPng(pngBytes(9, 9, [broken(pngChunk('gAMA', '4bit'))])))?.bytes).toEqual(pngBytes(9, 9));
  });

  it('tells its size, and loses text, time, EXIF, unknown chunks and what follows it', async () => {
    const colour = pngChunk('gAMA', '4bit');
    const more = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((type) => pngChunk(type, secret));
    const given = Buffer.concat([pngBytes(20_000, 300, [...more, colour]), Buffer.from(secret)]);
    expect(await readPng(given)).toEqual({ width: 20_000, height: 300, bytes: pngBytes(20_000, 300, [colour]) });
  });

  it.each([
    ['is cut off', pngBytes().subarray(0, -1)],
    ['has a second header', pngBytes(1, 1, [pngChunk('IHDR', Buffer.alloc(13, 1))])],
    ['has a header of no picture', ofHeader([3, 0, 0, 0, 0], Buffer.alloc(100))],
    ['has colours of a palette and none', ofHeader([8, 3, 0, 0, 0], Buffer.alloc(5 * 10))],
    ['has a row with an unknown filter', ofHeader([8, 0, 0, 0, 0], Buffer.alloc(5 * 10).fill(5, 10, 11))],
    ['has a palette with a wrong checksum', pngBytes(1, 1, [broken(pngChunk('PLTE', 'rgb'))])],
    ['has data that is not deflated', pngBytes(1, 1, [pngChunk('IDAT', 'pixels')])],
    ['has no data', Buffer.concat([pngBytes().subarray(0, 33), pngChunk('IEND')])],
    ['has no header first', Buffer.concat([pngBytes().subarray(0, 8), pngChunk('IDAT'), pngChunk('IEND')])],
    ['has a chunk longer than itself', pngBytes(1, 1, [pngChunk('tEXt').fill(0xff, 0, 4)])],
    [
      'has more chunks than any',
      pngBytes(
        1,
        1,
        Array.from({ length: 20_000 }, () => pngChunk('prVt')),
      ),
    ],
  ])('is none if it %s', async (_, bytes) => {
    expect(await readPng(bytes)).toBeUndefined();
  });
});

describe('a JPEG', () => {
  const profile = jpegSegment(0xe2, `ICC_PROFILE\0${secret.length}`);
  const needed = [jpegSegment(0xe0, 'JFIF\0density\0\0'), profile, jpegSegment(0xee, 'Adobe colour')];

  it('tells its size, and loses EXIF, XMP, comments, previews and what follows it', async () => {
    const more = [
      exifOf(1, true),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      jpegSegment(0xfe, secret),
      jpegSegment(0xe0, `JFXX\0${secret}`),
      jpegSegment(0xe2, `MPF\0${secret}`),
      jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
    ];
    const given = Buffer.concat([jpegBytes(4000, 3000, [...needed, ...more]), Buffer.from(secret)]);
    expect(await readJpeg(given)).toEqual({ width: 4000, height: 3000, bytes: jpegBytes(4000, 3000, needed) });
  });

  it('loses the preview in a JFIF segment and what follows in the segments it keeps', async () => {
    const given = [
      jpegSegment(0xe0, `JFIF\0density\u0004\u0003${secret}`),
      jpegSegment(0xee, `Adobe colour${secret}`),
      jpegSegment(0xe0, 'JFIF\0short'),
      jpegSegment(0xee, 'Adobe'),
      jpegSegment(0xe5, 'JFIF\0density\0\0'),
    ];
    const kept = [jpegSegment(0xe0, 'JFIF\0density\0\0'), jpegSegment(0xee, 'Adobe colour')];
    expect((await readJpeg(jpegBytes(4, 3, given)))?.bytes).toEqual(jpegBytes(4, 3, kept));
  });

  it('is read without a look at each byte of its scans', async () => {
    const scan = Buffer.concat([jpegSegment(0xda, Buffer.from('010100003f00', 'hex')), Buffer.alloc(100_000, 7)]);
    const bytes = jpegBytes(4, 3, [scan]);
    let looks = 0;
    const watched = new Proxy(bytes, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        const found: unknown = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    expect((await readJpeg(watched))?.bytes).toEqual(bytes);
    expect(looks).toBeLessThan(1_000);
  });

  it.each([
    ['0xFF', 'ff'],
    ['restarts', 'ffd0'],
    ['escaped 0xFF', 'ff00'],
  ])('leaves others their turn while it looks through a scan full of %s', async (_, filling) => {
    const scan = Buffer.concat([
      jpegSegment(0xda, Buffer.from('010100003f00', 'hex')),
      Buffer.alloc(8 * mebibyte, filling, 'hex'),
    ]);
    expect(await turnsDuring(readJpeg(jpegBytes(4, 3, [scan])))).toBeGreaterThan(4);
  });

  it('leaves others their turn while it looks through many short scans', async () => {
    const scan = Buffer.concat([jpegSegment(0xda, Buffer.from('010100003f00', 'hex')), Buffer.alloc(500, 0xff)]);
    const scans = Array.from({ length: 16_000 }, () => scan);
    expect(await turnsDuring(readJpeg(jpegBytes(4, 3, scans)))).toBeGreaterThan(4);
  });

  it('leaves others their turn while it goes through many segments', async () => {
    const segment = jpegSegment(0xe2, `ICC_PROFILE\0${'colours'.repeat(70)}`);
    const segments = Array.from({ length: 16_000 }, () => segment);
    expect(await turnsDuring(readJpeg(jpegBytes(4, 3, segments)))).toBeGreaterThan(4);
  });

  it.each([0x02, 0xbf, 0xf0, 0xf7, 0xfd])('loses segments with the reserved marker %d', async (marker) => {
    expect((await readJpeg(jpegBytes(4, 3, [jpegSegment(marker, secret)])))?.bytes).toEqual(jpegBytes(4, 3));
  });

  it.each([true, false])('keeps how it is turned, and nothing else of EXIF (little-endian: %s)', async (isLittle) => {
    const bytes = (await readJpeg(jpegBytes(40, 30, [exifOf(6, isLittle)])))?.bytes ?? Buffer.alloc(0);
    expect(bytes.includes('yard')).toBe(false);
    expect((await readJpeg(bytes))?.bytes).toEqual(bytes);
    const turned = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
    expect(bytes).toEqual(Buffer.concat([jpegBytes().subarray(0, 2), turned, jpegBytes(40, 30).subarray(2)]));
  });

  it('is taken without its end, as some cameras write it', async () => {
    expect(await readJpeg(jpegBytes(4, 3).subarray(0, -2))).toEqual({ width: 4, height: 3, bytes: jpegBytes(4, 3) });
  });

  it.each([
    ['has no image data', Buffer.concat([jpegBytes().subarray(0, 2), jpegSegment(0xfe, 'words')])],
    ['has no width', jpegBytes(0, 5)],
    ['has no height', jpegBytes(5, 0)],
    [
      'tells its height in a second frame',
      jpegBytes(1, 1, [jpegSegment(0xc0, Buffer.from('0800000002010000', 'hex'))]),
    ],
    ['begins twice', Buffer.concat([jpegBytes().subarray(0, 2), jpegBytes()])],
    ['has two frames', jpegBytes(1, 1, [jpegSegment(0xc0, Buffer.from('0800020002010000', 'hex'))])],
    ['has a segment longer than itself', jpegBytes().fill(0xff, 4, 6)],
    ['has something else between its segments', Buffer.concat([jpegBytes().subarray(0, 2), Buffer.from('<script>')])],
  ])('is none if it %s', async (_, bytes) => {
    expect(await readJpeg(bytes)).toBeUndefined();
  });
});

describe('a WebP', () => {
  it('tells the size of its canvas, and loses EXIF, XMP, unknown chunks and what follows it', () => {
    const image = webpLossless(40, 30);
    const more = [webpChunk('EXIF', secret), webpChunk('XMP ', secret), webpChunk('UNKN', 'odd')];
    const given = Buffer.concat([webpBytes([webpCanvas(400, 300, 0x3c), image, ...more]), Buffer.from(secret)]);
    expect(readWebp(given)).toEqual({ width: 400, height: 300, bytes: webpBytes([webpCanvas(400, 300, 0x30), image]) });
  });

  it.each([
    ['lossless', webpLossless(16_000, 12_000)],
    ['lossy', webpLossy(16_000, 12_000)],
    ['an image larger than its canvas', Buffer.concat([webpCanvas(1, 1), webpLossy(16_000, 12_000)])],
  ])('tells its size: %s', (_, chunk) => {
    expect(readWebp(webpBytes([chunk]))).toEqual({ width: 16_000, height: 12_000, bytes: webpBytes([chunk]) });
  });

  it.each([
    ['is cut off', webpBytes([webpLossless(4, 3)]).subarray(0, -2)],
    ['has no image', webpBytes([webpChunk('ICCP', secret)])],
  ])('is none if it %s', (_, bytes) => {
    expect(readWebp(bytes)).toBeUndefined();
  });
});

it('keeps what it would keep again, and never fails, whatever a picture holds', async () => {
  const begun = fc.constantFrom(pngBytes(9, 9), jpegBytes(9, 9, [exifOf(6, true)]), webpBytes([webpCanvas(9, 9)]));
  const changes = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(begun, changes, fc.uint8Array(), async (picture, changed, tail) => {
      const bytes = Buffer.concat([picture, tail]);
      for (const [at, value] of changed) if (at < bytes.length) bytes[at] = value;
      for (const read of [readPng, readJpeg, readWebp]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const kept = (await read(bytes))?.bytes;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(kept && (await read(kept))?.bytes).toEqual(kept);
      }
    }),
    { numRuns: 2_000 },
  );
});
