import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { maxPerHour } from '../../../services/account/limitNetwork.ts';
import { limitSignUps } from '../../../services/account/limitSignUps.ts';
import { Passwords } from '../../../services/account/passwords/Passwords.ts';
import { signUp } from '../../../services/account/signUp.ts';
import { openWorld } from '../../support/services/openWorld.ts';

const world = await openWorld();
const minute = 60_000;

let peer: string;
beforeEach(() => {
  peer = randomUUID();
});

const signUpFrom = async (from: string) => {
  const email = `${randomUUID()}@limit.test`;
  const draft = { company: 'Quay Cargo', name: 'Ada Quay', phone: '+491512345678', audience: 'fleet' };
  const answer = await world.call('/api/v1/users', { json: { ...draft, email, password: 'of its own' }, peer: from });
  const mailed = (await world.mails()).filter(({ to }) => to === email).length;
  return { status: answer.status, wait: answer.headers.get('Retry-After'), mailed };
};
const count = () => limitSignUps(world.services.db, peer, world.services.clock.now());
const countToTheLimit = async () => {
  await Promise.all(Array.from({ length: maxPerHour }, count));
};

it('limits sign-ups per client and hour, because each sends a mail', async () => {
  await countToTheLimit();
  world.advance(20 * minute);
  expect(await signUpFrom(peer)).toEqual({ status: 429, wait: String(40 * 60), mailed: 0 });
  expect(await signUpFrom(randomUUID())).toEqual({ status: 201, wait: null, mailed: 1 });
  world.advance(40 * minute);
  expect(await signUpFrom(peer)).toEqual({ status: 201, wait: null, mailed: 1 });
});

it('refuses before any password is hashed', async () => {
  await countToTheLimit();
  const passwords = new Passwords();
  const hash = vi.spyOn(passwords, 'hash');
  const services = { ...world.services, passwords, pepper: new Uint8Array() };
  const draft = { company: 'Quay Cargo', name: 'Ada Quay', phone: '+491512345678', audience: 'fleet' } as const;
  const account = { ...draft, email: `${randomUUID()}@limit.test`, password: 'of its own' };
  await expect(signUp(services, account, undefined, peer)).rejects.toMatchObject({ status: 429 });
  expect(hash).not.toHaveBeenCalled();
});

it('lets no more concurrent sign-ups through than the limit', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: maxPerHour + 20 }, count));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxPerHour);
});
