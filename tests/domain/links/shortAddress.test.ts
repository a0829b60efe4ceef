import { expect, it } from 'vitest';
import { shortAddress } from '../../../src/domain/links/shortAddress.ts';

it.each([
  ['https://fleet.greenline.com/download-app?payload=eyJyb2xlIjoi', 'fleet.greenline.com/download-app'],
  ['http://fleet.greenline.localhost:8080/download-app?payload=x#y', 'fleet.greenline.localhost:8080/download-app'],
  ['no address', 'no address'],
])('%s is shortened to %s', (link, short) => {
  expect(shortAddress(link)).toBe(short);
});
