import { beforeEach, expect, it } from 'vitest';
import { SessionKeptMemberships } from '../../../src/infrastructure/storage/SessionKeptMemberships.ts';
import { BrowserSessionStore } from '../../../src/infrastructure/storage/BrowserSessionStore.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';

beforeEach(() => sessionStorage.clear());

it('finds after a reload what was kept for a person', () => {
  const memberships = membershipFactory.buildList(2, { region: 'ES' });
  new SessionKeptMemberships().keep('ann', memberships);
  expect(new SessionKeptMemberships().find('ann')).toEqual(memberships);
});

it('finds nothing for another person', () => {
  new SessionKeptMemberships().keep('ann', membershipFactory.buildList(1));
  expect(new SessionKeptMemberships().find('bob')).toBeUndefined();
});

it('finds nothing after the session has ended', () => {
  const kept = new SessionKeptMemberships();
  kept.keep('ann', membershipFactory.buildList(1));
  new BrowserSessionStore().reset();
  expect(kept.find('ann')).toBeUndefined();
});

it.each(['', '{', 'null', '[]', '{"userId":"ann"}'])('finds nothing in %j', (stored) => {
  sessionStorage.setItem('memberships', stored);
  expect(new SessionKeptMemberships().find('ann')).toBeUndefined();
});

it('skips what is no membership', () => {
  const [whole] = membershipFactory.buildList(1);
  const memberships = [whole, { ...whole, id: '' }, { ...whole, role: 'king' }, { ...whole, audience: 'all' }, 7];
  sessionStorage.setItem('memberships', JSON.stringify({ userId: 'ann', memberships }));
  expect(new SessionKeptMemberships().find('ann')).toEqual([whole]);
});
