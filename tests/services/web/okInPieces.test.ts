import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { described } from '../../../services/web/described.ts';
import { okInPieces } from '../../../services/web/okInPieces.ts';
import { newGate } from '../../support/services/newGate.ts';

const route = {
  tag: 'numbers',
  summary: 'Numbers',
  access: 'companyRead',
  data: v.array(v.number()),
  isPaged: true,
} as const;

it('a reader who leaves while a piece is read is no error', async () => {
  const logged: string[] = [];
  const log = { write: () => undefined, error: (event: string) => void logged.push(event) };
  const [asked, gate, given] = [newGate(), newGate(), newGate()];
  const second = async () => {
    asked.open();
    await gate.opened;
    setImmediate(given.open);
    return [2];
  };
  const app = new Hono<AppEnv>().get('/', described(route), (c) =>
    okInPieces(c, log, { paging: { page: 0, size: 1_000, total: 2 }, first: [1], rest: [second] }),
  );
  const reader = (await app.request('/')).body?.getReader();
  await reader?.read();
  const next = reader?.read();
  await asked.opened;
  await reader?.cancel();
  gate.open();
  await given.opened;
  expect([(await next)?.done, logged]).toEqual([true, []]);
});
