import { expect, it } from 'vitest';
import { requireMemory } from '../../../services/operations/requireMemory.ts';

const mebibyte = 1024 * 1024;
const ample = { heap: 2_000 * mebibyte, machine: 2_000 * mebibyte };

it('lets the services start on the machine of the tests, and on one with ample memory', () => {
  expect(() => requireMemory(true)).not.toThrow();
  expect(() => requireMemory(true, ample)).not.toThrow();
});

it.each([
  ['the heap', true, { heap: 66 * mebibyte }, /^Node\.js may use too little memory to start: set --max-old-space-size/],
  ['the container', true, { machine: 256 * mebibyte }, /^There are 256 MB of memory, which is too little: /],
  ['the container', false, { machine: 64 * mebibyte }, /^There are 64 MB of memory, which is too little: /],
] as const)(
  'says in one sentence that %s is too small (embedded database: %s)',
  (_what, isEmbedded, given, sentence) => {
    expect(() => requireMemory(isEmbedded, { ...ample, ...given })).toThrow(sentence);
  },
);

it('asks for less memory where the database has a server of its own', () => {
  expect(() => requireMemory(false, { ...ample, machine: 256 * mebibyte })).not.toThrow();
});
