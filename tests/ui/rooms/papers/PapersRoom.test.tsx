import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { StoredDocument } from '../../../../src/domain/paper/StoredDocument.ts';
import { PapersRoom } from '../../../../src/ui/rooms/papers/PapersRoom.tsx';
import { paperFactory } from '../../../support/factories/paperFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDocumentStore } from '../../../support/fakes/FakeDocumentStore.ts';
import { FakePaperRegister } from '../../../support/fakes/FakePaperRegister.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const policy = new File(['%PDF'], 'policy.pdf', { type: 'application/pdf' });

const openRenewal = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Renew: / }));
  return within(screen.getByRole('dialog'));
};

const pageOf = (...rows: readonly ReturnType<typeof paperFactory.build>[]) => ({
  rows,
  page: 0,
  size: 25,
  total: rows.length,
});

it('each paper links to where it is fixed', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(
    paperFactory.build({
      subjectName: 'T-100',
      subjectPlate: 'AB 123',
      subjectId: 'v-1',
      status: 'expired',
      expiresOn: '2020-01-31',
    }),
    paperFactory.build({
      subject: 'driver',
      subjectName: 'Ada',
      subjectId: 'd-1',
      type: 'licence',
      status: 'missing',
      expiresOn: undefined,
    }),
  );
  renderRoom(<PapersRoom />, { paperRegister });
  const truck = await screen.findByRole('link', { name: 'T-100' });
  expect(screen.getByText('Vehicle · AB 123')).toBeTruthy();
  expect(truck.getAttribute('href')).toBe('/ui/vehicles/v-1#insurance');
  expect(screen.getByRole('link', { name: /Ada/ }).getAttribute('href')).toBe('/ui/drivers/d-1#licence');
  expect(screen.getByText('Jan 31, 2020')).toBeTruthy();
});

it('the filter by status is kept in the address', async () => {
  const paperRegister = new FakePaperRegister();
  renderRoom(<PapersRoom />, { paperRegister, at: '/ui/papers?subject=driver' });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'missing');
  expect(paperRegister.views.at(-1)?.filters).toEqual({ status: 'missing', subject: 'driver' });
  expect(await screen.findByText('No matches')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('All papers in order')).toBeTruthy();
});

it('is searched, and narrowed to one kind of paper', async () => {
  const paperRegister = new FakePaperRegister();
  renderRoom(<PapersRoom />, { paperRegister, at: '/ui/papers?type=insurance' });
  await userEvent.type(await screen.findByLabelText('Fleet no., plate or driver'), 'ada');
  await waitFor(() => expect(paperRegister.views.at(-1)).toMatchObject({ q: 'ada', filters: { type: 'insurance' } }));
});

it('each paper says what to do about it', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(
    paperFactory.build({ subjectName: 'T-100', subjectId: 'v-1', type: 'insurance', status: 'expiring' }),
    paperFactory.build({ subjectName: 'T-100', subjectId: 'v-1', type: 'registration', status: 'missing' }),
  );
  renderRoom(<PapersRoom />, { paperRegister });
  expect(await screen.findByRole('button', { name: 'Renew: Insurance of T-100' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add: Registration of T-100' })).toBeTruthy();
});

it('a paper is renewed without leaving the list', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(
    paperFactory.build({ subjectName: 'T-100', subjectId: 'v-1', type: 'insurance', status: 'expiring' }),
  );
  const { documentStore, notices } = renderRoom(<PapersRoom />, { paperRegister });
  await userEvent.click(await screen.findByRole('button', { name: 'Renew: Insurance of T-100' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Renew: Insurance of T-100' }));
  await userEvent.upload(dialog.getByLabelText('Add a paper'), policy);
  await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
  expect(dialog.getByText('Enter the expiry date.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Expiry date'), '3/1/2030');
  await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(documentStore.uploads).toMatchObject([
    { owner: { kind: 'vehicle', id: 'v-1' }, document: { type: 'insurance', expiresOn: '2030-03-01', file: policy } },
  ]);
  expect(notices.list().map(({ text }) => text)).toEqual(['Insurance of T-100 renewed']);
});

it('a licence is not renewed without its expiry date', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(
    paperFactory.build({ subject: 'driver', subjectName: 'Ada', type: 'licence', status: 'expiring' }),
  );
  const { documentStore } = renderRoom(<PapersRoom />, { paperRegister });
  await userEvent.click(await screen.findByRole('button', { name: /^Renew: / }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('Add a paper'), policy);
  await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
  expect(dialog.getByText('Enter the expiry date.')).toBeTruthy();
  expect(documentStore.uploads).toEqual([]);
});

it('the dialog asks before it drops what was typed or is being sent', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(paperFactory.build({ type: 'insurance', status: 'expiring' }));
  const documentStore = new FakeDocumentStore();
  documentStore.added = promised<StoredDocument>().promise;
  const dialogs = new FakeDialogs(false);
  renderRoom(<PapersRoom />, { paperRegister, documentStore, dialogs });
  const untouched = await openRenewal();
  await userEvent.click(untouched.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  const dialog = await openRenewal();
  await userEvent.upload(dialog.getByLabelText('Add a paper'), policy);
  await userEvent.type(dialog.getByLabelText('Expiry date'), '3/1/2030');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialogs.questions).toHaveLength(2);
  expect(documentStore.uploads[0]?.upload.signal.aborted).toBe(false);

  dialogs.answer = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a viewer has no way to add anything', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = pageOf(paperFactory.build({ subjectName: 'T-100', status: 'missing' }));
  renderRoom(<PapersRoom />, { paperRegister, membership: { role: 'viewer' } });
  expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Add|Renew): / })).toBeNull();
});

it('papers that cannot be read are reported', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.page = new Failure({ kind: 'unreadable' });
  renderRoom(<PapersRoom />, { paperRegister });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
