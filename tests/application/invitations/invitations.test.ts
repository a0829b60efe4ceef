import { describe, expect, it } from 'vitest';
import { bulkInvitations } from '../../../src/application/invitations/bulkInvitations.ts';
import { inviteSeveral } from '../../../src/application/invitations/inviteSeveral.ts';
import { inviteTrucker } from '../../../src/application/invitations/inviteTrucker.ts';
import { resendInvitation } from '../../../src/application/invitations/resendInvitation.ts';
import { revokeInvitation } from '../../../src/application/invitations/revokeInvitation.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { FakeSentInvitations } from '../../support/fakes/FakeSentInvitations.ts';

const draft = { name: ' João Silva ', phone: '00351 912 345 678', email: '', message: '' };
const joao = { name: 'João Silva', phone: '+351912345678', email: undefined, message: undefined };
const question = { title: 'Revoke?', text: 'The link stops working.', yes: 'Revoke', no: 'Keep' };
const gone = new Failure({ kind: 'refused', status: 404, errors: [] });
const invited = { lists: ['invitations', 'drivers', 'papers'] };
const changed = { lists: ['invitations', 'drivers'] };

const open = (overrides: Partial<FakeSentInvitations> = {}) => ({
  sent: Object.assign(new FakeSentInvitations(), overrides),
  keys: new FakeIdempotencyKeys(),
  changes: new FakeRecordChanges(),
});

describe('inviting a trucker', () => {
  it('sends the parsed draft with an idempotency key', async () => {
    const { sent, keys, changes } = open();
    expect(await inviteTrucker(sent, keys, changes)(draft, undefined)).toEqual({
      kind: 'done',
      record: sent.invitation,
    });
    expect([sent.sent, sent.driverIds, sent.keys]).toEqual([[joao], [undefined], ['key']]);
    expect(keys.contents).toEqual([{ invitation: joao, driverId: undefined }]);
    expect(changes.told).toEqual([invited]);
  });

  it('sends the id of an existing driver', async () => {
    const { sent, keys, changes } = open();
    await inviteTrucker(sent, keys, changes)(draft, 'd1');
    expect(sent.driverIds).toEqual(['d1']);
    expect(keys.contents).toEqual([{ invitation: joao, driverId: 'd1' }]);
  });

  it('sends nothing when the draft has problems', async () => {
    const { sent, keys, changes } = open();
    expect(await inviteTrucker(sent, keys, changes)({ ...draft, phone: '' }, undefined)).toEqual({
      kind: 'invalid',
      problems: { phone: { code: 'contact_missing' } },
    });
    expect([sent.sent, changes.told]).toEqual([[], []]);
  });

  it('marks the lists as stale when the driver no longer exists', async () => {
    const { sent, keys, changes } = open({ invitation: gone });
    await expect(inviteTrucker(sent, keys, changes)(draft, 'd1')).rejects.toBe(gone);
    expect(changes.told).toEqual([invited]);
  });

  it('leaves the lists alone when the service is unreachable', async () => {
    const unreachable = new Failure({ kind: 'unreachable', offline: false });
    const { sent, keys, changes } = open({ invitation: unreachable });
    await expect(inviteTrucker(sent, keys, changes)(draft, 'd1')).rejects.toBe(unreachable);
    expect(changes.told).toEqual([]);
  });
});

it('inviting several truckers sends them under one idempotency key and returns the outcome of each', async () => {
  const outcomes = [{ row: 0, errors: [{ field: 'phone', message: 'already has an open invitation' }] }];
  const { sent, keys, changes } = open({ outcomes });
  const ana = { ...joao, name: 'Ana' };
  expect(await inviteSeveral(sent, keys, changes)([joao, ana])).toBe(outcomes);
  expect([sent.sent, sent.keys]).toEqual([[joao, ana], ['key']]);
  expect(keys.contents).toEqual([{ invitations: [joao, ana] }]);
  expect(changes.told).toEqual([invited]);
});

it('an invitation is resent with an idempotency key', async () => {
  const { sent, keys, changes } = open();
  expect(await resendInvitation(sent, keys, changes)({ id: 'i1', version: 3 })).toBe(sent.invitation);
  expect([sent.resent, sent.keys]).toEqual([['i1'], ['key']]);
  expect(keys.contents).toEqual([{ invitationAgain: 'i1', version: 3 }]);
  expect(changes.told).toEqual([changed]);
});

it.each([
  [true, ['i1'], [changed]],
  [false, [], []],
])('an invitation is revoked only if confirmed (confirmed: %s)', async (isSure, revoked, expected) => {
  const { sent, changes } = open();
  const dialogs = new FakeDialogs(isSure);
  expect(await revokeInvitation(sent, dialogs, changes)({ id: 'i1', question })).toBe(isSure);
  expect(dialogs.questions).toEqual([question]);
  expect([sent.revoked, changes.told]).toEqual([revoked, expected]);
});

it.each(['resend', 'revoke'] as const)(
  'many are changed one by one (%s), and a refused one holds up no other',
  async (what) => {
    const { sent, keys, changes } = open({ refusals: new Map([['i2', gone]]) });
    const { version } = invitationFactory.build();
    const rows = ['i1', 'i2', 'i3'].map((id) => ({ id, version }));
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const outcomes = await bulkInvitations(sent, new FakeClock(), keys, changes)[what](rows, watch);
    expect(outcomes).toEqual([
      { item: rows[0], output: version },
      { item: rows[1], failure: gone },
      { item: rows[2], output: version },
    ]);
    expect({ resend: sent.resent, revoke: sent.revoked }[what]).toEqual(['i1', 'i2', 'i3']);
    expect(keys.contents).toEqual(what === 'resend' ? rows.map(({ id }) => ({ invitationAgain: id, version })) : []);
    expect(changes.told).toEqual([changed]);
  },
);
