import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { PapersRoom } from '../../../../src/ui/rooms/papers/PapersRoom.tsx';
import { paperFactory } from '../../../support/factories/paperFactory.ts';
import { FakePaperDesk } from '../../../support/fakes/FakePaperDesk.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const pageOf = (...rows: readonly ReturnType<typeof paperFactory.build>[]) => ({
  rows,
  page: 0,
  size: 25,
  total: rows.length,
});

it('each paper links to where it is fixed', async () => {
  const paperDesk = new FakePaperDesk();
  paperDesk.page = pageOf(
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
  renderRoom(<PapersRoom />, { paperDesk });
  const truck = await screen.findByRole('link', { name: 'T-100' });
  expect(screen.getByText('Vehicle · AB 123')).toBeTruthy();
  expect(truck.getAttribute('href')).toBe('/ui/vehicles/v-1#insurance');
  expect(screen.getByRole('link', { name: /Ada/ }).getAttribute('href')).toBe('/ui/drivers/d-1#licence');
  expect(screen.getByText('Jan 31, 2020')).toBeTruthy();
});

it('the filter by status is kept in the address', async () => {
  const paperDesk = new FakePaperDesk();
  renderRoom(<PapersRoom />, { paperDesk, at: '/ui/papers?subject=driver' });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'missing');
  expect(paperDesk.views.at(-1)?.filters).toEqual({ status: 'missing', subject: 'driver' });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Everything is in order')).toBeTruthy();
});

it('papers that cannot be read are reported', async () => {
  const paperDesk = new FakePaperDesk();
  paperDesk.page = new Failure({ kind: 'unreadable' });
  renderRoom(<PapersRoom />, { paperDesk });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
