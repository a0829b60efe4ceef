import { beforeEach, expect, it } from 'vitest';
import { CanvasPhotos } from '../../../src/infrastructure/browser/CanvasPhotos.ts';

/** jsdom reads and draws no pictures, so this stands for what the browser would read, and records what it would draw. */
let photo: { width: number; height: number } | undefined;
let drawn: readonly unknown[] = [];
let asked: readonly unknown[] = [];
let closed = 0;
let made: Blob | null = null;

beforeEach(() => {
  [photo, drawn, asked, closed] = [{ width: 4000, height: 3000 }, [], [], 0];
  made = new Blob(['smaller'], { type: 'image/jpeg' });
  Reflect.set(globalThis, 'createImageBitmap', (_: Blob, options: unknown) => {
    asked = [...asked, options];
    return photo ? Promise.resolve({ ...photo, close: () => (closed += 1) }) : Promise.reject(new Error('unreadable'));
  });
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => ({
    fillRect: () => undefined,
    drawImage: (_: unknown, ...at: readonly number[]) => (drawn = [...drawn, at]),
  }));
  HTMLCanvasElement.prototype.toBlob = function toBlob(give, type, quality) {
    drawn = [...drawn, [this.width, this.height, type, quality]];
    give(made);
  };
});

const fileOf = (name: string, type: string) => new File(['as taken'], name, { type, lastModified: 7 });
const shrink = async (name: string, type: string) => {
  const file = await new CanvasPhotos().shrink(fileOf(name, type));
  return [file.name, file.type, file.lastModified, await file.text()];
};

it('a large photo is sent with 2,048 px on its longer side, upright', async () => {
  expect(await shrink('POD.JPG', 'image/jpeg')).toEqual(['POD.jpg', 'image/jpeg', 7, 'smaller']);
  expect(asked).toEqual([{ imageOrientation: 'from-image' }]);
  expect(drawn).toEqual([
    [0, 0, 2048, 1536],
    [2048, 1536, 'image/jpeg', 0.85],
  ]);
  expect(closed).toBe(1);
});

it.each([
  ['a small photo keeps its size, and loses what its camera wrote into it', 'goods.jpg', 'image/jpeg', [800, 600]],
  ['a large picture of another kind becomes a photo', 'screen.png', 'image/png', [2048, 1024]],
] as const)('%s', async (_, name, type, [width, height]) => {
  photo = type === 'image/png' ? { width: 4096, height: 2048 } : { width, height };
  expect((await shrink(name, type))[3]).toBe('smaller');
  expect(drawn[0]).toEqual([0, 0, width, height]);
});

it.each([
  ['a PDF', { photo: undefined, made }, 'note.pdf', 'application/pdf'],
  ['what cannot be read', { photo: undefined, made }, 'broken.jpg', 'image/jpeg'],
  ['a small scan', { photo: { width: 900, height: 1200 }, made }, 'scan.png', 'image/png'],
  ['what the browser cannot write', { photo: { width: 9, height: 9 }, made: null }, 'goods.jpg', 'image/jpeg'],
] as const)('%s stays as it is', async (_, given, name, type) => {
  ({ photo, made } = given);
  expect(await shrink(name, type)).toEqual([name, type, 7, 'as taken']);
});

it('a picture becomes a JPEG to be printed, upright; one that cannot be read becomes none', async () => {
  photo = { width: 1000, height: 400 };
  const picture = fileOf('signature.png', 'image/png');
  expect(await new CanvasPhotos().toJpeg(picture)).toBe(made);
  expect(asked).toEqual([{ imageOrientation: 'from-image' }]);
  expect(closed).toBe(1);
  photo = undefined;
  expect(await new CanvasPhotos().toJpeg(picture)).toBeUndefined();
});
