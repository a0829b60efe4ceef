import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { roomsOf } from '../../../src/domain/access/Room.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Vehicle } from '../../../src/domain/vehicle/Vehicle.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { KeysProvider } from '../../../src/ui/workplace/keys/KeysProvider.tsx';
import { Palette } from '../../../src/ui/workplace/palette/Palette.tsx';
import { PaletteButton } from '../../../src/ui/workplace/tools/PaletteButton.tsx';
import { Tools } from '../../../src/ui/workplace/tools/Tools.tsx';
import { carrierFactory } from '../../support/factories/carrierFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../support/factories/statementFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeCarrierRegister } from '../../support/fakes/FakeCarrierRegister.ts';
import { FakeDriverRegister } from '../../support/fakes/FakeDriverRegister.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';
import { FakeShipmentRegister } from '../../support/fakes/FakeShipmentRegister.ts';
import { FakeStatementRegister } from '../../support/fakes/FakeStatementRegister.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { promised } from '../../support/promised.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const tools = {
  palette: { Part: Palette, preload: async () => {} },
  keys: { Part: () => <p>All keys</p>, preload: async () => {} },
  bell: { Part: () => null, preload: async () => {} },
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const pageOf = <Row,>(rows: readonly Row[], total = rows.length) => ({ rows, page: 0, size: 5, total });

const open = async (surroundings: Parameters<typeof renderRoom>[1] = {}) => {
  const ports = renderRoom(
    <KeysProvider>
      <Tools tools={tools}>
        <PaletteButton />
        <Address />
      </Tools>
    </KeysProvider>,
    surroundings,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search and commands' }));
  return ports;
};

const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
const options = (): readonly (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = (): string | null => screen.getByRole('option', { selected: true }).textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the palette', () => {
  it('opens by its button and by Ctrl K, and closes with Ctrl K or a click outside', async () => {
    await open();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search and commands' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') });
    await gone();
  });

  it('offers rooms, actions and help before anything is typed', async () => {
    await open();
    // The board of trucks is a page of its own.
    const pages = roomsOf('fleet').length + 1;
    expect(screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length)).toEqual([
      pages,
      6,
      1,
    ]);
    expect(screen.getByText(`${pages + 7} results`)).toBeTruthy();
  });

  it('offers a viewer nothing to add', async () => {
    await open({ membership: { role: 'viewer' } });
    await userEvent.type(field(), 'new');
    expect(options()).toEqual([]);
  });

  it('offers a shipper no vehicles, and searches none', async () => {
    const { vehicleRegister } = await open({ membership: { audience: 'office' } });
    await userEvent.type(field(), 'vehicle');
    expect(await screen.findByText('Nothing found for “vehicle”.')).toBeTruthy();
    expect(vehicleRegister.views).toEqual([]);
  });

  it('goes where the chosen line leads, and closes', async () => {
    await open();
    await userEvent.type(field(), 'invite sev');
    expect(chosen()).toContain('Invite several drivers');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(screen.getByText('/ui/invitations/several')).toBeTruthy();
  });

  it('moves with the arrows, around both ends, and keeps the focus in the field', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('How to enter dates');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('Find loads');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  });

  it('does what the chosen line says', async () => {
    await open();
    await userEvent.type(field(), 'shortcuts');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('All keys')).toBeTruthy();
  });

  it('opens a line in a new tab with Ctrl and Enter, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await userEvent.type(field(), 'drivers');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('http://localhost:3000/ui/drivers', '_blank', 'noopener');
    expect(field()).toBeTruthy();
  });
});

describe('records in the palette', () => {
  const vehicle = vehicleFactory.build({ id: 'v-1', fleetNo: 'RV-012', plate: 'B-GL 1204', make: 'MAN', model: 'TGX' });
  const vehicles = (total: number) => Object.assign(new FakeVehicleRegister(), { page: pageOf([vehicle], total) });

  it('are found by what people know, with a way to all of them', async () => {
    const { vehicleRegister } = await open({ vehicleRegister: vehicles(14) });
    await userEvent.paste(' gl  1204');
    expect(await screen.findByRole('option', { name: 'RV-012 B-GL 1204 · MAN TGX' })).toBeTruthy();
    expect(vehicleRegister.views).toEqual([{ page: 0, size: 5, sort: 'fleetNo', q: 'gl 1204', filters: {} }]);
    await userEvent.click(screen.getByRole('option', { name: 'Show all 14 in Vehicles' }));
    expect(screen.getByText('/ui/vehicles?q=gl+1204')).toBeTruthy();
  });

  it('are searched once typing has paused, from two characters on', async () => {
    const { driverRegister } = await open();
    await userEvent.type(field(), 'a');
    expect(await screen.findByText(/^\d+ results?$/)).toBeTruthy();
    expect(driverRegister.views).toEqual([]);
    await userEvent.paste('na');
    await waitFor(() => expect(driverRegister.views.map(({ q }) => q)).toEqual(['ana']));
  });

  it('are opened by Enter even if it is pressed before they are there', async () => {
    await open({ vehicleRegister: vehicles(1) });
    await userEvent.type(field(), 'gl 1204{Enter}');
    expect(await screen.findByText('/ui/vehicles/v-1')).toBeTruthy();
    await gone();
  });

  it('are what a fleet hauls, by reference, town and plate', async () => {
    const assignment = {
      vehicle: { id: 'v-1', plate: 'B-GL 1204' },
      trailer: undefined,
      driver: { id: 'd-1', name: 'Ana' },
    };
    const shipment = shipmentFactory.build({ id: 's-1', reference: 'SH-2026-000123', assignment });
    const { shipmentRegister, requestRegister } = await open({
      shipmentRegister: Object.assign(new FakeShipmentRegister(), { page: pageOf([shipment]) }),
      loadBoard: Object.assign(new FakeLoadBoard(), { page: pageOf([loadFactory.build({ id: 'l-1' })]) }),
      offerRegister: Object.assign(new FakeOfferRegister(), { page: pageOf([offerFactory.build({ id: 'o-1' })]) }),
    });
    await userEvent.paste('lyon');
    expect(
      await screen.findByRole('option', { name: 'SH-2026-000123 Leipzig → Lyon · B-GL 1204 · Thu Jan 8' }),
    ).toBeTruthy();
    const loads = within(await screen.findByRole('group', { name: 'Find loads' }));
    expect(loads.getByRole('option', { name: 'Essen → Lyon Sundby Foods · Wed Jan 7' }).getAttribute('href')).toBe(
      '/ui/loads/l-1',
    );
    const offers = within(await screen.findByRole('group', { name: 'Offers' }));
    expect(offers.getByRole('option').getAttribute('href')).toBe('/ui/offers/o-1');
    expect(shipmentRegister.views.map(({ q }) => q)).toEqual(['lyon']);
    expect(requestRegister.views).toEqual([]);
  });

  it('are what a shipper has carried, by reference', async () => {
    const request = requestFactory.build({ id: 'r-1', reference: 'SR-2026-000042' });
    const { loadBoard } = await open({
      membership: { audience: 'office' },
      requestRegister: Object.assign(new FakeRequestRegister(), { page: pageOf([request]) }),
    });
    await userEvent.paste('000042');
    expect(await screen.findByRole('option', { name: 'SR-2026-000042 Leipzig → Lyon · Thu Jan 8' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(screen.getByText('/ui/requests/r-1')).toBeTruthy();
    expect(loadBoard.views).toEqual([]);
  });

  it('are carriers by name and statements by invoice, of which a fleet has the statements alone', async () => {
    const page = pageOf([{ ...issuedStatement, id: 's-1', invoice: 'INV-000007', reference: 'SR-7' }]);
    const ports = () => ({
      statementRegister: Object.assign(new FakeStatementRegister(), { page }),
      carrierRegister: Object.assign(new FakeCarrierRegister(), {
        page: pageOf([carrierFactory.build({ id: 'c-1', name: 'Harbour Haulage' })]),
      }),
    });
    await open({ membership: { audience: 'office' }, ...ports() });
    await userEvent.paste('har');
    const found = await screen.findByRole('option', { name: 'Harbour Haulage' });
    expect(found.getAttribute('href')).toBe('/ui/carriers/c-1');
    const statement = await screen.findByRole('option', { name: /^INV-000007 SR-7 · / });
    expect(statement.getAttribute('href')).toBe('/ui/statements/s-1');

    cleanup();
    const { carrierRegister } = await open(ports());
    await userEvent.paste('INV-000007');
    expect(await screen.findByRole('option', { name: /^INV-000007 / })).toBeTruthy();
    expect(carrierRegister.views).toEqual([]);
  });

  it('are chosen from only when all rooms have answered, if Enter was pressed before', async () => {
    const answer = promised<Page<Vehicle>>();
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), { list: () => answer.promise });
    const shipment = shipmentFactory.build({ id: 's-1' });
    const shipmentRegister = Object.assign(new FakeShipmentRegister(), { page: pageOf([shipment]) });
    await open({ vehicleRegister, shipmentRegister });
    await userEvent.type(field(), 'gl 1204{Enter}');
    await screen.findByRole('option', { name: new RegExp(shipment.reference) });
    answer.keep(pageOf([vehicle]));
    expect(await screen.findByText('/ui/vehicles/v-1')).toBeTruthy();
  });

  it('are reported as not searched when a service does not answer, beside what others found', async () => {
    const driverRegister = Object.assign(new FakeDriverRegister(), {
      page: new Failure({ kind: 'unreachable', offline: false }),
    });
    await open({ vehicleRegister: vehicles(1), driverRegister });
    await userEvent.type(field(), 'gl 1204');
    expect(await screen.findByText(/^Records could not be searched/)).toBeTruthy();
    expect(await screen.findByRole('option', { name: /RV-012/ })).toBeTruthy();
  });

  it('opened last come first, those of this company alone, and one that is gone is forgotten', async () => {
    const session = sessionFactory.build();
    const companyId = session.company?.id ?? '';
    const at = (room: 'vehicles' | 'drivers', id: string, company = companyId) => ({ companyId: company, room, id });
    const preferences = new FakePreferences({
      recentRecords: [at('drivers', 'd-1'), at('vehicles', 'v-1'), at('vehicles', 'v-2', 'another')],
    });
    const membership = { id: companyId };
    const driver = driverFactory.build({ id: 'd-1', name: 'Ana Ruiz' });
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), {
      vehicle: new Failure({ kind: 'refused', status: 404, message: '', errors: [] }),
    });
    const driverRegister = Object.assign(new FakeDriverRegister(), { driver });
    await open({ preferences, vehicleRegister, driverRegister, membership });
    await screen.findByRole('group', { name: 'Recent' });
    expect(options()[0]).toContain('Ana Ruiz');
    await waitFor(() =>
      expect(preferences.read('recentRecords')).toEqual([at('drivers', 'd-1'), at('vehicles', 'v-2', 'another')]),
    );
  });
});
