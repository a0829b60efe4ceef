import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const show = (at = '/ui/loads', ...rows: readonly ReturnType<typeof loadFactory.build>[]) => {
  const loadBoard = new FakeLoadBoard();
  loadBoard.page = { rows, page: 0, size: 25, total: rows.length };
  renderRoom(<LoadsPage mayWrite />, { loadBoard, at });
  return loadBoard;
};

it('each load tells its route, window, truck, weight, price and what the fleet did about it', async () => {
  show(
    '/ui/loads',
    loadFactory.build({
      required: { bodyTypes: ['reefer'], temperatureC: { min: 2, max: 6 }, adr: true, equipment: ['tail_lift'] },
    }),
    loadFactory.build({
      pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 90_000, currency: 'EUR' } },
    }),
  );
  await screen.findAllByText('Essen, DE');
  const [, first, second] = screen.getAllByRole('row');
  const text = first?.textContent ?? '';
  expect(text).toContain('Essen, DE');
  expect(text).toContain('Lyon, FR');
  expect(text).toMatch(/Wed, Jan 7, 7:00 AM–11:00 AM|Jan 7/);
  expect(text).toContain('12,000 kg · 2°C to 6°C · ADR · Tail lift · Reefer');
  expect(text).toContain('€1,180');
  expect(second?.textContent).toContain('Book now');
});

it('filters and days in the address reach the service; days that are none are left out', async () => {
  const loadBoard = show('/ui/loads?bodyType=reefer&maxKg=12000&adr=false&from=2026-01-07&to=soon');
  expect(await screen.findByText('No matches')).toBeTruthy();
  expect(loadBoard.views.at(-1)?.filters).toEqual({
    bodyType: 'reefer',
    maxKg: '12000',
    adr: 'false',
    from: '2026-01-07',
  });
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'fixed');
  expect(loadBoard.views.at(-1)?.filters).toMatchObject({ pricing: 'fixed', bodyType: 'reefer' });
});

it('an empty market says so', async () => {
  show();
  expect(await screen.findByText('No loads right now')).toBeTruthy();
});
