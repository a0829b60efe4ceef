import { expect, it } from 'vitest';
import { keptByKey } from '../../../../services/freight/fields/keptByKey.ts';

it('makes each once, and keeps the 600 that were asked for last', () => {
  const made: string[] = [];
  const read = keptByKey((key) => {
    made.push(key);
    return key.toUpperCase();
  });
  const keys = Array.from({ length: 600 }, (_, nth) => `key ${nth}`);

  for (const key of [...keys, ...keys]) expect(read(key)).toBe(key.toUpperCase());
  expect(made).toEqual(keys);

  read('key 0');
  read('one more');
  read('key 0');
  expect(made).toEqual([...keys, 'one more']);
  read('key 1');
  expect(made).toEqual([...keys, 'one more', 'key 1']);
});
