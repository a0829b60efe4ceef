import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { PartnerList } from '../../../../src/ui/shared/edi/PartnerList.tsx';
import { partnerCodesOf } from '../../../support/edi/partnerCodesOf.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeEdiPartners } from '../../../support/fakes/FakeEdiPartners.ts';
import { FakePreferences } from '../../../support/fakes/FakePreferences.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const file = (partner: string, word = 'loaded') => ({
  partner,
  company: 'Lakeshore Foods',
  read: { status: { ZZ: word }, answer: { Y: 'accept' } },
  write: { status: { booked: null } },
});
const codes = (partner: string, word?: string) => partnerCodesOf(file(partner, word));

type Ports = Parameters<typeof renderRoom>[1];

/** The list, opened, and how often it said that something changed. */
const open = async (ports: Ports = {}) => {
  const heard: number[] = [];
  const given = renderRoom(<PartnerList onChange={() => heard.push(1)} />, ports);
  await userEvent.click(await screen.findByText(/^Partners with custom codes/));
  return { ...given, heard };
};
const load = async (content: object) =>
  userEvent.upload(screen.getByLabelText('Upload codes (JSON)'), new File([JSON.stringify(content)], 'codes.json'), {
    applyAccept: false,
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the partners of the company with how many codes they have', async () => {
  await open({ ediPartners: new FakeEdiPartners(codes('ONE')) });
  expect(screen.getByText('Partners with custom codes: 1')).toBeTruthy();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Lakeshore Foods · Custom codes read: 2, written: 1')).toBeTruthy();
});

it('loads the codes of a partner for the company', async () => {
  const { ediPartners, heard } = await open();
  expect(screen.getByText('All partners use the standard codes.')).toBeTruthy();
  await load(file('ONE'));
  expect(await screen.findByText('The codes of ONE are saved.')).toBeTruthy();
  expect(await screen.findByText('Partners with custom codes: 1')).toBeTruthy();
  expect([ediPartners.calls, heard]).toEqual([['add ONE'], [1]]);
});

it('says what is wrong with a file, and keeps nothing of it', async () => {
  const { ediPartners } = await open();
  await load(file('ONE', 'gone'));
  expect(await screen.findByText('read.status.ZZ: this word is unknown.')).toBeTruthy();
  expect(ediPartners.calls).toEqual([]);
});

it('goes back to the standard codes once that is confirmed', async () => {
  const { ediPartners } = await open({ ediPartners: new FakeEdiPartners(codes('ONE')), dialogs: new FakeDialogs() });
  await press('Use the standard codes: ONE');
  expect(await screen.findByText('Partners with custom codes: 0')).toBeTruthy();
  expect(ediPartners.calls).toEqual(['remove p-1 1']);
});

it('saves the codes of a partner as a file', async () => {
  const { textFiles } = await open({ ediPartners: new FakeEdiPartners(codes('ONE')) });
  await press('Save as JSON: ONE');
  expect(textFiles.saved.map(({ fileName }) => fileName)).toEqual(['edi-codes-ONE.json']);
});

it('moves what only this browser has to the company', async () => {
  const preferences = new FakePreferences({ ediCodes: { OLD: file('OLD') } });
  const { ediPartners } = await open({ preferences });
  expect(screen.getByText(/^Kept in this browser only, and used here\./)).toBeTruthy();
  await press('Save for the company: OLD');
  expect(await screen.findByRole('button', { name: 'Use the standard codes: OLD' })).toBeTruthy();
  expect(screen.queryByText(/in this browser only/)).toBeNull();
  expect([ediPartners.calls, preferences.read('ediCodes')]).toEqual([['add OLD'], {}]);
});

it('shows codes that differ from those of the company, to replace them or to be deleted', async () => {
  const preferences = new FakePreferences({ ediCodes: { ONE: file('ONE', 'returned') } });
  const { ediPartners } = await open({ preferences, ediPartners: new FakeEdiPartners(codes('ONE')) });
  expect(screen.getByText(/^Kept in this browser only, and not used/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Replace the company’s codes: ONE' })).toBeTruthy();
  await press('Delete from this browser: ONE');
  expect(await screen.findByRole('button', { name: 'Use the standard codes: ONE' })).toBeTruthy();
  expect(screen.queryByText(/in this browser only/)).toBeNull();
  expect([ediPartners.calls, preferences.read('ediCodes')]).toEqual([[], {}]);
});

it.each([
  { answer: true, calls: ['change p-1 1'] },
  { answer: false, calls: [] },
])('replaces codes of the company only once that is confirmed ($answer)', async ({ answer, calls }) => {
  const dialogs = new FakeDialogs(answer);
  const preferences = new FakePreferences({ ediCodes: { ONE: file('ONE', 'returned') } });
  const { ediPartners } = await open({ preferences, dialogs, ediPartners: new FakeEdiPartners(codes('ONE')) });
  await press('Replace the company’s codes: ONE');
  await waitFor(() => expect(dialogs.questions).toHaveLength(1));
  expect(dialogs.questions[0]).toMatchObject({ title: 'Replace your company’s codes for ONE?', isDangerous: true });
  await waitFor(() => expect(ediPartners.calls).toEqual(calls));
});

it('asks before a file replaces codes of the company', async () => {
  const dialogs = new FakeDialogs(false);
  const { ediPartners, heard } = await open({ dialogs, ediPartners: new FakeEdiPartners(codes('ONE')) });
  await load(file('one', 'returned'));
  await waitFor(() => expect(dialogs.questions).toHaveLength(1));
  await load(file('TWO'));
  expect(await screen.findByText('The codes of TWO are saved.')).toBeTruthy();
  expect([ediPartners.calls, heard, dialogs.questions.length]).toEqual([['add TWO'], [1], 1]);
});

it('lets viewers see codes and save them as a file, and change nothing', async () => {
  await open({
    membership: { role: 'viewer' },
    preferences: new FakePreferences({ ediCodes: { OLD: file('OLD') } }),
    ediPartners: new FakeEdiPartners(codes('ONE')),
  });
  expect(screen.queryByLabelText('Upload codes (JSON)')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Save as JSON',
    'Save as JSON',
    'Delete from this browser',
  ]);
});

it('can be read again when that has failed', async () => {
  const failure = new Failure({ kind: 'unreachable', offline: false });
  const ediPartners = Object.assign(new FakeEdiPartners(codes('ONE')), { failure });
  renderRoom(<PartnerList onChange={() => {}} />, { ediPartners });
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(ediPartners, { failure: undefined });
  await userEvent.click(again);
  expect(await screen.findByText('Partners with custom codes: 1')).toBeTruthy();
});
