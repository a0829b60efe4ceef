import { expect, it } from 'vitest';
import { peakLoad } from '../../../src/domain/verdict/onBoard.ts';

it.each([
  ['half pallets take half a place', [{ packageCode: 'OG', count: 3 }], 2],
  ['stackable half pallets take a quarter', [{ packageCode: 'OG', count: 4, stackable: true }], 1],
  ['industrial pallets take five quarters of one', [{ packageCode: 'OC', count: 26 }], 33],
  ['one more takes another', [{ packageCode: 'OC', count: 27 }], 34],
  [
    'pallets of all kinds are added up before that is rounded',
    [
      { packageCode: 'OC', count: 1 },
      { packageCode: 'OG', count: 1 },
      { packageCode: 'OH', count: 1 },
    ],
    3,
  ],
  ['pallets take a place each', [{ packageCode: 'PX', count: 3 }], 3],
  ['boxes take none', [{ packageCode: 'BX', count: 30 }], 0],
])('%s', (_, cargo, places) => {
  expect(peakLoad(cargo, 2).pallets).toBe(places);
});
