import { expect, it } from 'vitest';
import { readTable } from '../../../services/requests/import/readTable.ts';
import { LongWorks } from '../../../services/web/turns/LongWorks.ts';
import { turnsDuring } from '../../support/services/turnsDuring.ts';

it.each([
  ['empty lines', '\n'.repeat(500_000)],
  ['lines of nothing but commas', `${','.repeat(99)}\n`.repeat(9_000)],
])('gives others their turn while it reads %s', async (_what, lines) => {
  const reading = readTable(`reference\n${lines}`, new LongWorks());
  expect(await turnsDuring(reading.catch(() => undefined))).toBeGreaterThan(2);
  await expect(reading).rejects.toThrow('not right');
});
