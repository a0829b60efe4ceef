import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileKindOf } from '../../../services/papers/fileKindOf.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

it.each([
  ['JPEG', hex('ffd8ffe0 00104a46'), 'image/jpeg'],
  ['PNG', hex('89504e470d0a1a0a 0000000d 49484452'), 'image/png'],
  ['WebP', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1'), 'image/webp'],
  ['PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['HTML', Buffer.from('<!doctype html><script>'), undefined],
  ['HTML with a PDF further down', Buffer.from('<html>%PDF-1.7'), undefined],
  ['a PDF after a space', Buffer.from(' %PDF-1.7'), undefined],
  ['GIF', Buffer.from('GIF89a'), undefined],
  ['ZIP', hex('504b0304'), undefined],
  ['a sound in the container of WebP', Buffer.from('RIFF\u0001\u0002\u0003\u0004WAVEfmt ', 'latin1'), undefined],
  ['half a PNG signature', hex('89504e47'), undefined],
  [
    'a PNG signature before a script',
    Buffer.concat([hex('89504e470d0a1a0a'), Buffer.from('<script>alert')]),
    undefined,
  ],
  ['nothing', Buffer.alloc(0), undefined],
])('knows %s', (_, bytes, mime) => {
  expect(fileKindOf(bytes)?.mime).toBe(mime);
});

it('accepts any bytes, and recognises a type only by its full signature', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fileKindOf(Buffer.concat([Buffer.from('<'), bytes]))).toBeUndefined();
      expect(fileKindOf(Buffer.concat([Buffer.from('%PDF-'), bytes]))?.isPicture).toBe(false);
    }),
  );
});
