import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/components/Button.tsx';
import { ButtonRoute } from '../../../src/ui/components/ButtonRoute.tsx';
import { HeadRoom } from '../../../src/ui/components/record/HeadRoom.ts';
import { RecordHeader } from '../../../src/ui/components/record/RecordHeader.tsx';
import { RecordParts } from '../../../src/ui/components/record/RecordParts.tsx';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Shipment } from '../../../src/domain/shipment/Shipment.ts';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { KeysProvider } from '../../../src/ui/workplace/keys/KeysProvider.tsx';
import { Palette } from '../../../src/ui/workplace/palette/Palette.tsx';
import { Tools } from '../../../src/ui/workplace/tools/Tools.tsx';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeShipmentRegister } from '../../support/fakes/FakeShipmentRegister.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { promised } from '../../support/promised.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const tools = {
  palette: { Part: Palette, preload: async () => {} },
  keys: { Part: () => null, preload: async () => {} },
  bell: { Part: () => null, preload: async () => {} },
};

const Address = () => <output>{useLocation().pathname}</output>;

const show = (page: ReactNode, surroundings: Parameters<typeof renderRoom>[1] = {}) =>
  renderRoom(
    <KeysProvider>
      <Tools tools={tools}>
        <main>{page}</main>
        <Address />
      </Tools>
    </KeysProvider>,
    surroundings,
  );

const openPalette = () => userEvent.keyboard('{Control>}k{/Control}');
const namesIn = (group: string): readonly (string | null)[] =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());
const firstGroup = (): HTMLElement | undefined => within(screen.getByRole('listbox')).getAllByRole('group')[0];

const head = (first: ReactNode, actions?: ReactNode) => (
  <HeadRoom value="shipments">
    <RecordHeader title="SH-1">{actions}</RecordHeader>
    <RecordParts first={first} main={<Button>Beside the head</Button>} side={null} />
  </HeadRoom>
);

/** Changes its step by a press, and by what others do. */
const Step = ({ told }: { readonly told: EventTarget }) => {
  const [step, setStep] = useState('Dispatch');
  useEffect(() => {
    const change = (): void => setStep('Departed from Lyon');
    told.addEventListener('change', change);
    return () => told.removeEventListener('change', change);
  }, [told]);
  return <Button>{step}</Button>;
};

describe('the commands of the open record', () => {
  it('come first, in the words and the order of its buttons, without those that are off', async () => {
    show(
      head(
        <>
          <Button>Arrived at Lyon</Button>
          <Button disabled>Verify delivery</Button>
          <Button busy>Take truck off</Button>
          <Button aria-disabled="true">Available</Button>
          <details>
            <summary>More</summary>
            <Button>Report a delay</Button>
          </details>
        </>,
        <ButtonRoute to="/ui/shipments/s-1/edit">Edit</ButtonRoute>,
      ),
    );
    await openPalette();
    expect(firstGroup()).toBe(screen.getByRole('group', { name: 'This shipment' }));
    expect(namesIn('This shipment')).toEqual(['Edit', 'Arrived at Lyon', 'Report a delay']);
  });

  it('do what their button does, by keyboard alone, once the palette is gone', async () => {
    const pressed = vi.fn<() => Element | null>(() => document.querySelector('dialog'));
    show(
      head(
        <details>
          <summary>More</summary>
          <Button onClick={pressed}>Report a delay</Button>
        </details>,
      ),
    );
    await openPalette();
    await userEvent.keyboard('report{Enter}');
    expect(pressed).toHaveReturnedWith(null);
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report a delay' }));
  });

  it('are chosen on purpose: Enter alone does nothing, an arrow moves to the first', async () => {
    const pressed = vi.fn<() => void>();
    show(head(<Button onClick={pressed}>Arrived at Lyon</Button>));
    await openPalette();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('lead where their link leads', async () => {
    show(head(null, <ButtonRoute to="/ui/shipments/s-1/edit">Edit</ButtonRoute>));
    await openPalette();
    await userEvent.keyboard('edit{Enter}');
    expect(screen.getByText('/ui/shipments/s-1/edit')).toBeTruthy();
  });

  it('lead to the first field of a form instead of sending it', async () => {
    const sent = vi.fn<() => void>();
    show(
      head(
        <form onSubmit={sent}>
          <input aria-label="Amount" />
          <Button>End of day</Button>
          <Button type="submit">Send offer</Button>
        </form>,
      ),
    );
    await openPalette();
    expect(namesIn('This shipment')).toEqual(['Send offer']);
    await userEvent.keyboard('send{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('follow the head while the palette is open', async () => {
    const told = new EventTarget();
    show(head(<Step told={told} />));
    await openPalette();
    expect(namesIn('This shipment')).toEqual(['Dispatch']);
    act(() => void told.dispatchEvent(new Event('change')));
    await waitFor(() => expect(namesIn('This shipment')).toEqual(['Departed from Lyon']));
  });

  it('wait for the search and come last where the words do not begin them', async () => {
    const shipment = shipmentFactory.build();
    const answer = promised<Page<Shipment>>();
    const shipmentRegister = Object.assign(new FakeShipmentRegister(), { page: answer.promise });
    const pressed = vi.fn<() => void>();
    show(head(<Button onClick={pressed}>Arrived at Lyon</Button>), { shipmentRegister });
    await openPalette();
    await userEvent.keyboard('lyon');
    expect(screen.queryByRole('group', { name: 'This shipment' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    answer.keep({ rows: [shipment], page: 0, size: 5, total: 1 });
    await waitFor(() => expect(screen.getByText(`/ui/shipments/${shipment.id}`)).toBeTruthy());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('are those of a real page: of a vehicle its actions and moves', async () => {
    const vehicle = vehicleFactory.build({ id: 'v-1', status: 'available' });
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), { vehicle });
    show(
      <Routes>
        <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      </Routes>,
      { at: '/ui/vehicles/v-1', vehicleRegister },
    );
    await screen.findByRole('button', { name: 'Delete' });
    await openPalette();
    expect(namesIn('This vehicle')).toEqual(['Edit', 'Delete', 'Send to the shop', 'Take out of service', 'Retire']);
  });
});
