import { expect, it } from 'vitest';
import { describeStartError } from '../../../services/operations/describeStartError.ts';

it.each([
  [
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 8080 }),
    'Port 8080 is taken. Choose another, for example: PORT=8090 npm start',
  ],
  [new Error('The data folder is in use.'), 'The data folder is in use.'],
  ['odd', 'odd'],
])('describes %s in one sentence', (error, sentence) => {
  expect(describeStartError(error)).toBe(sentence);
});
