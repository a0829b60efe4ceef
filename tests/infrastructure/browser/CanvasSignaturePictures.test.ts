import { beforeEach, expect, it } from 'vitest';
import { CanvasSignaturePictures } from '../../../src/infrastructure/browser/CanvasSignaturePictures.ts';

/** jsdom draws nothing, so this records what the browser would draw. */
let drawn: unknown[] = [];
const context = {
  fillRect: (...at: readonly number[]) => drawn.push(['fill', Reflect.get(context, 'fillStyle'), ...at]),
  beginPath: () => drawn.push(['begin']),
  lineTo: (...at: readonly number[]) => drawn.push(['line', ...at]),
  stroke: () => drawn.push(['stroke', Reflect.get(context, 'strokeStyle'), Reflect.get(context, 'lineWidth')]),
  fillText: (...at: readonly unknown[]) =>
    drawn.push(['text', Reflect.get(context, 'fillStyle'), Reflect.get(context, 'textAlign'), ...at]),
};
let size: readonly number[] = [];
let made: Blob | null = null;

beforeEach(() => {
  drawn = [];
  made = new Blob(['picture'], { type: 'image/png' });
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context);
  HTMLCanvasElement.prototype.toBlob = function toBlob(give) {
    size = [this.width, this.height];
    give(made);
  };
});

it('a drawn signature is drawn stroke by stroke in ink on white, 2.5 times as wide as high', async () => {
  const strokes = [
    [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
    ],
    [{ x: 1, y: 0.25 }],
  ];
  const picture = await new CanvasSignaturePictures().make({ kind: 'drawn', strokes });
  expect([picture.name, picture.type, await picture.text()]).toEqual(['signature.png', 'image/png', 'picture']);
  expect(size).toEqual([1000, 400]);
  expect(drawn).toEqual([
    ['fill', '#ffffff', 0, 0, 1000, 400],
    ['begin'],
    ['line', 0, 0],
    ['line', 500, 400],
    ['stroke', '#14171a', 6],
    ['begin'],
    ['line', 1000, 100],
    ['stroke', '#14171a', 6],
  ]);
});

it('a typed name is written in the middle, and never wider than the picture', async () => {
  await new CanvasSignaturePictures().make({ kind: 'typed', name: 'Ada Byron' });
  expect(drawn).toEqual([
    ['fill', '#ffffff', 0, 0, 1000, 400],
    ['text', '#14171a', 'center', 'Ada Byron', 500, 200, 920],
  ]);
});

it('a picture that the browser cannot make is a failure', async () => {
  made = null;
  const pictures = new CanvasSignaturePictures();
  await expect(pictures.make({ kind: 'typed', name: 'Ada' })).rejects.toThrow('was not made');
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
  await expect(pictures.make({ kind: 'typed', name: 'Ada' })).rejects.toThrow('no canvas');
});
