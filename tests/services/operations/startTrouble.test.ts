import { expect, it } from 'vitest';
import { startTrouble } from '../../../services/operations/startTrouble.ts';

it.each([
  [
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 8080 }),
    'Port 8080 is taken. Choose another, for example: PORT=8090 npm start',
  ],
  [new Error('The data folder is in use.'), 'The data folder is in use.'],
  ['odd', 'odd'],
])('tells %s in a sentence', (error, sentence) => {
  expect(startTrouble(error)).toBe(sentence);
});
