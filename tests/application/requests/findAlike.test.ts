import { expect, it } from 'vitest';
import { findAlike } from '../../../src/application/requests/findAlike.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { postingKey } from '../../../src/domain/request/postingKey.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const content = requestFactory.build();
const alike = { id: 'r-9', reference: 'SR-2026-001042', publishedAt: '2026-01-05T07:00:00Z' };

const open = (overrides: Partial<FakeRequestRegister> = {}) => {
  const register = Object.assign(new FakeRequestRegister(), overrides);
  const clock = new FakeClock();
  return { register, clock, find: findAlike(register, clock) };
};

it('finds the open request that one to be published looks like', async () => {
  const { register, clock, find } = open({ alike });
  expect(await find(content, undefined)).toEqual(alike);
  expect(register.soughtKeys).toEqual([postingKey(content)]);
  expect(clock.timers).toBe(0);
});

it('does not take a request for its own duplicate', async () => {
  const { find } = open({ alike });
  expect(await find(content, 'r-9')).toBeUndefined();
});

it('asks nothing of a request that lacks what it would be known by', async () => {
  const { register, find } = open({ alike });
  expect(await find({ ...content, cargo: [] }, undefined)).toBeUndefined();
  expect(register.soughtKeys).toEqual([]);
});

it('finds nothing where the service cannot be asked', async () => {
  const { find } = open({ alike: new Failure({ kind: 'unreachable', offline: true }) });
  expect(await find(content, undefined)).toBeUndefined();
});

it('waits three seconds for an answer at most', async () => {
  const givenUp = new Failure({ kind: 'aborted' });
  const { clock, find } = open({
    findAlike: (_key: string, signal?: AbortSignal) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(givenUp))),
  });
  const finding = find(content, undefined);
  expect(await clock.nextTimer()).toBe(3_000);
  clock.advance(3_000);
  expect(await finding).toBeUndefined();
});
