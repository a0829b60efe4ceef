import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/domain/brand/contrastRatio.ts';
import { formatColour } from '../../../src/domain/brand/formatColour.ts';
import { gradientStops } from '../../../src/domain/brand/gradientStops.ts';
import { parseColour } from '../../../src/domain/brand/parseColour.ts';
import { readableShade } from '../../../src/domain/brand/readableShade.ts';
import { readableTextColour } from '../../../src/domain/brand/readableTextColour.ts';

const part = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(part, part, part).map(formatColour);

describe('parsing a colour', () => {
  it.each([
    ['#51C21C', [0x51, 0xc2, 0x1c]],
    ['#fff', [255, 255, 255]],
    ['#0aF', [0, 170, 255]],
  ])('reads %s', (text, parts) => {
    expect(parseColour(text)).toEqual(parts);
  });

  it.each([
    '',
    '#',
    '#ff',
    '#ffff',
    '#fffff',
    '#ffffff00',
    'fff',
    'red',
    '#ggg',
    'rgb(0,0,0)',
    '#fff;}',
    ' #fff',
    '#fff\n',
  ])('rejects %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('reads back what formatting writes', () => {
    fc.assert(
      fc.property(colour, (text) => {
        expect(formatColour(parseColour(text) ?? [0, 0, 0])).toBe(text);
      }),
    );
  });
});

describe('the contrast ratio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#fff', '#ffffff', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#51C21C', '#FFFFFF', 2.31],
    ['#FFBB02', '#0A0A0A', 11.68],
    ['red', '#FFFFFF', 1],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1);
  });

  it('is symmetric and between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
        expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('a readable text colour', () => {
  it.each([
    ['#51C21C', '#FFFFFF', '#0A0A0A'],
    ['#51C21C', '#0A0A0A', '#0A0A0A'],
    ['#0B3D0B', '#0A0A0A', '#FFFFFF'],
    ['#FFBB02', '#333333', '#333333'],
    ['#FFFFFF', '#EEEEEE', '#0A0A0A'],
  ])('on %s, preferably %s, is %s', (ground, wanted, text) => {
    expect(readableTextColour(ground, wanted)).toBe(text);
  });

  it('exists for every background', () => {
    fc.assert(
      fc.property(colour, colour, (ground, wanted) => {
        expect(contrastRatio(readableTextColour(ground, wanted), ground)).toBeGreaterThan(4.4);
      }),
    );
  });

  it('is readable on each of several backgrounds', () => {
    expect(readableTextColour(['#51C21C', '#12330A'], '#0A0A0A')).toBe('#FFFFFF');
    expect(gradientStops('#FF0000', '#00B000')).toContain('#805800');
  });
});

it.each([
  ['#FFFFFF', '#0A0A0A'],
  ['#14171A', '#FFFFFF'],
])('a shade for text on %s towards %s is readable and unchanged when computed again', (ground, towards) => {
  fc.assert(
    fc.property(colour, (primary) => {
      const shade = readableShade(primary, towards, [ground]);
      expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(4.5);
      expect(readableShade(shade, towards, [ground])).toBe(shade);
    }),
  );
});

it('a shade for lines has contrast 3 with every background and is closer to the original than one for text', () => {
  const grounds = ['#FFFFFF', '#EEEEEE'];
  const line = readableShade('#FFBB02', '#0A0A0A', grounds, 3);
  expect(Math.min(...grounds.map((ground) => contrastRatio(line, ground)))).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(line, '#FFBB02')).toBeLessThan(
    contrastRatio(readableShade('#FFBB02', '#0A0A0A', grounds), '#FFBB02'),
  );
});
