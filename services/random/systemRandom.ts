import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from './Random.ts';

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
