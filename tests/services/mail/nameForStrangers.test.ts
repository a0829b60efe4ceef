import { expect, it } from 'vitest';
import { nameForStrangers } from '../../../services/mail/nameForStrangers.ts';

it.each(['Ana María Ruiz', 'J.R. Smith', 'Dr. K. O’Neill', 'Łukasz Żak-Nowak', 'Gate 24/7', 'Nguyễn Thị Minh'])(
  '%j is a name',
  (name) => {
    expect(nameForStrangers(name)).toBe(name);
  },
);

it.each([
  'evil.com wins',
  'evil。com',
  'Hi.Visit evil.Shop today',
  'xn--p1ai.XN--P1AI',
  'Call ①②③④⑤⑥⑦⑧',
  'Ring +4⁹1⁵1⁷2³4',
  '٠١٢٣٤٥٦',
  'x'.repeat(61),
])('%j is advertising, and left out', (name) => {
  expect(nameForStrangers(name)).toBeUndefined();
});
