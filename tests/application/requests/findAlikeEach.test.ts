import { expect, it } from 'vitest';
import { findAlikeEach } from '../../../src/application/requests/findAlikeEach.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { postingKey } from '../../../src/domain/request/postingKey.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const heavy = (id: string, grossKg: number) => {
  const request = requestFactory.build({ id, reference: `PO ${id}` });
  return { ...request, cargo: (request.cargo ?? []).map((line) => ({ ...line, grossKg })) };
};

const open = (overrides: Partial<FakeRequestRegister> = {}) => {
  const register = Object.assign(new FakeRequestRegister(), overrides);
  const clock = new FakeClock();
  return { register, clock, find: findAlikeEach(register, clock) };
};

const [one, same, other] = [heavy('1', 5_000), heavy('2', 5_000), heavy('3', 7_000)];
const alike = { id: 'r-9', reference: 'PO 9', publishedAt: '2026-01-05T07:00:00Z' };

it('asks once for each posting, and takes an earlier one of the selection where nothing is open', async () => {
  const { register, clock, find } = open();
  expect(await find([one, same, other])).toEqual(new Map([['2', { id: undefined, reference: 'PO 1' }]]));
  expect(register.soughtKeys).toEqual([postingKey(one), postingKey(other)]);
  expect(clock.timers).toBe(0);
});

it('finds the open request that each looks like', async () => {
  const { find } = open({ alike });
  const found = { id: 'r-9', reference: 'PO 9' };
  expect(await find([one, same])).toEqual(new Map([one, same].map(({ id }) => [id, found])));
});

it('takes no request for its own duplicate, but the next one for one of it', async () => {
  const { find } = open({ alike: { ...alike, id: '1' } });
  expect(await find([one, same])).toEqual(new Map([['2', { id: '1', reference: 'PO 9' }]]));
});

it('compares the selection alone where the service cannot be asked', async () => {
  const { find } = open({ alike: new Failure({ kind: 'unreachable', offline: true }) });
  expect([...(await find([one, same])).keys()]).toEqual(['2']);
});

it('waits three seconds for all answers together', async () => {
  const givenUp = new Failure({ kind: 'aborted' });
  const { clock, find } = open({
    findAlike: (_key: string, signal?: AbortSignal) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(givenUp))),
  });
  const finding = find([one, other]);
  expect(await clock.nextTimer()).toBe(3_000);
  clock.advance(3_000);
  expect(await finding).toEqual(new Map());
});
