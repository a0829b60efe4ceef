import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (changes: Partial<ShipmentRequest> = {}, at = '/ui/requests/export/edi?from=r-1') => {
  const request = { ...requestFactory.build({ id: 'r-1', reference: 'SR-1' }), ...changes };
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    {
      at,
      requestRegister: Object.assign(new FakeRequestRegister(), { request }),
      membership: { audience: 'office', role: 'owner' },
    },
  );
};
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export' }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

it('saves a request in the format that is chosen, and says so', async () => {
  const { madeFiles } = open();
  expect(await screen.findByRole('heading', { name: 'Export SR-1 as EDI' })).toBeTruthy();
  await press();
  expect(await screen.findByText('SR-1-iftmin.edi saved.')).toBeTruthy();
  await choose('X12 204');
  expect(screen.queryByText(/saved/)).toBeNull();
  await press();
  expect(await screen.findByText(/^SR-1-204\.edi saved\./)).toBeTruthy();
  expect(madeFiles.saved).toEqual(['SR-1-iftmin.edi', 'SR-1-204.edi']);
});

it('names what the file leaves out before it is saved', async () => {
  open();
  const left = await screen.findByRole('region', { name: 'Not in this file' });
  expect(left.textContent).toContain('The response deadline');
  await choose('X12 204');
  expect(screen.getByRole('region', { name: 'Not in this file' }).textContent).not.toContain('The deadline');
});

it('tells which values the file cannot hold', async () => {
  open();
  await choose('X12 204');
  await press();
  expect(await screen.findByText(/Changed: Entrepôt Nord\./)).toBeTruthy();
});

it('asks for a carrier code that can be one', async () => {
  const { madeFiles } = open();
  const code = await screen.findByLabelText(/^Carrier code/);
  await userEvent.type(code, 'gr1');
  await press();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(madeFiles.saved).toEqual([]);
});

it('saves no file that would mislead a carrier', async () => {
  const { stops = [] } = requestFactory.build();
  open({ stops: [...stops, ...stops.slice(1)] });
  await choose('EDIFACT IFTMIN');
  expect(screen.getByText(/An IFTMIN has one pickup and one delivery/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await choose('X12 204');
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
});

const withPaint = (name?: string) =>
  requestFactory.build().cargo?.map((line) => ({ ...line, dangerous: { un: '1263', class: '3', name } }));

it('saves dangerous goods in the format that can describe them', async () => {
  const { madeFiles } = open({ cargo: withPaint('PAINT') });
  await press();
  expect(madeFiles.saved).toEqual(['SR-1-iftmin.edi']);
  await choose('X12 204');
  expect(screen.getByText(/A 204 cannot describe dangerous goods under ADR/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

it('saves no dangerous goods that are not named', async () => {
  open({ cargo: withPaint() });
  expect(await screen.findByText(/Dangerous goods need their UN number, class and proper shipping name/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

it('begins with a cancellation of what was canceled', async () => {
  open({ status: 'cancelled' });
  expect(await screen.findByRole('radio', { name: 'Cancels the load', checked: true })).toBeTruthy();
});

it('is reached from the page of the request', async () => {
  open({}, '/ui/requests/r-1');
  const link = await screen.findByRole('link', { name: 'Export EDI' });
  expect(link.getAttribute('href')).toBe('/ui/requests/export/edi?from=r-1');
});
