import { describe, expect, it, vi } from 'vitest';
import { showReadFailure } from '../../../src/application/shared/showReadFailure.ts';
import { showWriteFailure } from '../../../src/application/shared/showWriteFailure.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeNotices } from '../../support/fakes/FakeNotices.ts';
import { FakeWording } from '../../support/fakes/FakeWording.ts';

const wording = new FakeWording();

const refused = new Failure({
  kind: 'refused',
  status: 422,
  message: 'Not all fields are right.',
  errors: [
    { field: 'plate', message: 'must not be empty' },
    { field: 'year', message: 'is in the future' },
  ],
});
const silent = [
  ['was aborted', new Failure({ kind: 'aborted' })],
  ['ended the session', new Failure({ kind: 'unauthorised', status: 401 })],
] as const;

describe('a failed read', () => {
  it('shows a notice with one sentence', () => {
    const notices = new FakeNotices();
    showReadFailure(notices, wording)(refused);
    expect(notices.texts).toEqual(['No fields must be empty']);
  });

  it('offers to try again', () => {
    const notices = new FakeNotices();
    const again = vi.fn<() => void>();
    showReadFailure(notices, wording)(new Failure({ kind: 'unreachable', offline: true }), again);
    expect(notices.texts).toEqual(['You are offline.']);
    notices.tryAgain();
    expect(again).toHaveBeenCalledOnce();
  });

  it.each(silent)('shows nothing when it %s', (_, failure) => {
    const notices = new FakeNotices();
    const takeBack = showReadFailure(notices, wording)(failure);
    takeBack();
    expect(notices.texts).toEqual([]);
  });

  it('rethrows a programming error', () => {
    expect(() => showReadFailure(new FakeNotices(), wording)(new TypeError('a fault'))).toThrow('a fault');
  });
});

describe('a failed write', () => {
  it("shows the dialog 'Oops...' with one line per field", async () => {
    const dialogs = new FakeDialogs();
    await showWriteFailure(dialogs, wording)(refused);
    expect(dialogs.alerts).toEqual([
      { title: 'Oops...', text: 'plate No fields must be empty\nyear is in the future' },
    ]);
  });

  it('uses the given field names', async () => {
    const dialogs = new FakeDialogs();
    await showWriteFailure(dialogs, wording)(refused, { plate: 'Plate', year: 'Year built' });
    expect(dialogs.alerts[0]?.text).toBe('Plate No fields must be empty\nYear built is in the future');
  });

  it('shows the message of the service when it names no field', async () => {
    const dialogs = new FakeDialogs();
    await showWriteFailure(
      dialogs,
      wording,
    )(new Failure({ kind: 'refused', status: 409, message: 'Taken.', errors: [] }));
    expect(dialogs.alerts).toEqual([{ title: 'Oops...', text: 'Taken.' }]);
  });

  it('shows why it was refused in the given words, or else the message of the service', async () => {
    const dialogs = new FakeDialogs();
    const show = showWriteFailure(dialogs, wording);
    const inUse = new Failure({ kind: 'refused', status: 409, message: 'Taken.', reason: 'in_use', errors: [] });
    await show(inUse, undefined, { in_use: 'A shipment uses it.' });
    await show(inUse);
    expect(dialogs.alerts.map(({ text }) => text)).toEqual(['A shipment uses it.', 'Taken.']);
  });

  it('shows what went wrong when the service was unreachable', async () => {
    const dialogs = new FakeDialogs();
    await showWriteFailure(dialogs, wording)(new Failure({ kind: 'unreachable', offline: false }));
    expect(dialogs.alerts).toEqual([{ title: 'Oops...', text: 'Nobody answered.' }]);
  });

  it.each(silent)('shows nothing when it %s', async (_, failure) => {
    const dialogs = new FakeDialogs();
    await showWriteFailure(dialogs, wording)(failure);
    expect(dialogs.alerts).toEqual([]);
  });

  it('rethrows a programming error', async () => {
    await expect(showWriteFailure(new FakeDialogs(), wording)(new TypeError('a fault'))).rejects.toThrow('a fault');
  });
});
