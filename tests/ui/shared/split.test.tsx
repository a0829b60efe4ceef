import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { KeysProvider } from '../../../src/ui/workplace/keys/KeysProvider.tsx';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const Around = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

const vehicles = ['RV-001', 'RV-002', 'RV-003'].map((fleetNo) =>
  vehicleFactory.build({ id: fleetNo, fleetNo, status: 'maintenance' }),
);

/** Answers with the vehicle that was asked for, and counts how often each was read. */
class Yard extends FakeVehicleRegister {
  readonly idsRead: string[] = [];
  override page = { rows: vehicles, page: 0, size: 25, total: 60 };

  override read(id = '') {
    this.idsRead.push(id);
    return Promise.resolve(vehicles.find((vehicle) => vehicle.id === id) ?? vehicleFactory.build({ id }));
  }
}

const open = async (at = '/ui/vehicles', beside = true) => {
  const vehicleRegister = new Yard();
  const preferences = new FakePreferences({ recordsBeside: beside });
  const ports = renderRoom(
    <KeysProvider>
      <main>
        <Routes>
          <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
        </Routes>
      </main>
      <Around />
    </KeysProvider>,
    { at, vehicleRegister, preferences },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...ports, vehicleRegister };
};

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const isAt = (expected: string) => waitFor(() => expect(address()).toBe(expected));
const row = (name: string) => screen.findByRole('link', { name });
const line = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const panel = () => screen.findByRole('region', { name: 'Selected record' });
const recordIs = async (name: string) =>
  expect(await within(await panel()).findByRole('heading', { level: 2, name })).toBeTruthy();
const focused = (): string => document.activeElement?.textContent ?? '';

const wide = (isWide: boolean): void => {
  const media = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media });
};

beforeEach(() => wide(true));
afterAll(() => wide(false));

describe('a record beside its list', () => {
  it('opens by a click on its row, in the address, and Back closes it', async () => {
    await open();
    await userEvent.click(await row('RV-002'));
    await recordIs('RV-002');
    expect(address()).toBe('/ui/vehicles?sel=RV-002');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Vehicles']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await isAt('/ui/vehicles');
    expect(screen.queryByRole('region', { name: 'Selected record' })).toBeNull();
  });

  it('is shown by a link to it, with the headings of its cards below its own', async () => {
    await open('/ui/vehicles?status=available&sel=RV-003');
    await recordIs('RV-003');
    expect(within(await panel()).getByRole('heading', { level: 3, name: 'Status' })).toBeTruthy();
  });

  it('follows J and K without a history entry for each, and the focus stays in the list', async () => {
    await open();
    (await row('RV-001')).focus();
    await userEvent.keyboard('{Enter}');
    await recordIs('RV-001');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('RV-001');
    await userEvent.keyboard('jj');
    await isAt('/ui/vehicles?sel=RV-003');
    await recordIs('RV-003');
    expect(focused()).toBe('RV-003');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await isAt('/ui/vehicles');
  });

  it('walked past is not read, and the next one is read ahead', async () => {
    const { vehicleRegister } = await open('/ui/vehicles?sel=RV-001');
    await recordIs('RV-001');
    await waitFor(() => expect(vehicleRegister.idsRead).toContain('RV-002'));
    expect(vehicleRegister.idsRead).not.toContain('RV-003');
  });

  it('is acted on, and its row shows that', async () => {
    const { vehicleRegister } = await open('/ui/vehicles?sel=RV-002');
    await recordIs('RV-002');
    expect((await line('RV-002')).textContent).toContain('In the shop');
    const back = vehicleFactory.build({ id: 'RV-002', fleetNo: 'RV-002', status: 'available', version: 2 });
    vehicleRegister.written = back;
    vehicleRegister.page = { ...vehicleRegister.page, rows: vehicles.map((one) => (one.id === back.id ? back : one)) };
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Make available' }));
    await waitFor(async () => expect((await line('RV-002')).textContent).toContain('Available'));
  });

  it('closes with Escape in the list and by its button, and gives the focus to its row', async () => {
    await open('/ui/vehicles?sel=RV-002');
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close record' }));
    await isAt('/ui/vehicles');
    expect(focused()).toBe('RV-002');
    await userEvent.keyboard('{Enter}');
    await recordIs('RV-002');
    await userEvent.keyboard('{Escape}{Escape}');
    await isAt('/ui/vehicles');
    expect(focused()).toBe('RV-002');
  });

  it('asks before unsaved work is lost by walking on', async () => {
    const { dialogs } = await open('/ui/vehicles?sel=RV-002');
    await userEvent.type(await within(await panel()).findByRole('textbox', { name: /^Note/ }), 'Gearbox');
    dialogs.answer = false;
    (await row('RV-002')).focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(dialogs.questions.map(({ title }) => title)).toEqual(['Leave without saving?']));
    expect(address()).toBe('/ui/vehicles?sel=RV-002');
    expect(focused()).toBe('RV-002');
  });

  it('returns beside the list from its form', async () => {
    await open('/ui/vehicles?sel=RV-002');
    await userEvent.click(await within(await panel()).findByRole('link', { name: 'Edit' }));
    await isAt('/ui/vehicles/RV-002/edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await recordIs('RV-002');
    expect(address()).toBe('/ui/vehicles?sel=RV-002');
  });
});

describe('a record is shown on a page of its own', () => {
  it.each([
    ['on a narrow screen', false, true],
    ['if that is chosen', true, false],
  ])('%s, also by a link to it beside the list', async (_, isWide, beside) => {
    wide(isWide);
    await open('/ui/vehicles?sel=RV-002', beside);
    await isAt('/ui/vehicles/RV-002');
    expect(await screen.findByRole('heading', { level: 1, name: 'RV-002' })).toBeTruthy();
  });

  it('by its own address, without a way to the next one', async () => {
    await open('/ui/vehicles/RV-002');
    expect(screen.queryByRole('link', { name: 'Next record' })).toBeNull();
  });

  it('with a way to the next and the previous one, if it was opened from the list', async () => {
    await open('/ui/vehicles', false);
    await userEvent.click(await row('RV-002'));
    await screen.findByRole('heading', { level: 1, name: 'RV-002' });
    expect(screen.getByRole('navigation', { name: '2 of 60' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Next record' }));
    await isAt('/ui/vehicles/RV-003');
    await userEvent.keyboard('kk');
    await isAt('/ui/vehicles/RV-001');
    await userEvent.keyboard('k');
    await isAt('/ui/vehicles/RV-001');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await isAt('/ui/vehicles');
  });
});

it('the switch above the list is kept for this person', async () => {
  const { preferences } = await open('/ui/vehicles', false);
  const toggle = screen.getByRole('button', { name: 'Show records beside the list' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(preferences.read('recordsBeside')).toBe(true);
  await userEvent.click(await row('RV-001'));
  await recordIs('RV-001');
});
