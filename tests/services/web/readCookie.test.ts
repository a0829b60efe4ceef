import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { readCookie } from '../../../services/web/readCookie.ts';

const app = new Hono().get('/', (c) => c.json({ value: readCookie(c, 'proof') }));
const read = async (cookie?: string) =>
  (await app.request('/', { headers: cookie === undefined ? {} : { Cookie: cookie } })).json();

it.each(['proof=a-b_C.9', 'other=1; proof=a-b_C.9; proofs=2', 'reproof=1;proof=a-b_C.9 ;last=%ff'])(
  'finds the value in %s',
  async (cookie) => {
    expect(await read(cookie)).toEqual({ value: 'a-b_C.9' });
  },
);

it.each([undefined, '', 'proof', 'proof=', 'Proof=a', 'proof=a b', 'proof="a"', `proof=${'a'.repeat(201)}`])(
  'finds none in %s',
  async (cookie) => {
    expect(await read(cookie)).toEqual({});
  },
);

it('decodes nothing, because each malformed escape would cost a thrown error', async () => {
  using decode = vi.spyOn(globalThis, 'decodeURIComponent');
  expect(await read(`proof=${'%ffa'.repeat(19_000)}`)).toEqual({});
  expect(decode).not.toHaveBeenCalled();
});
