import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { KeyList } from '../../../src/ui/workplace/keys/KeyList.tsx';
import { FormDialog } from '../../../src/ui/components/FormDialog.tsx';
import { FormKeys } from '../../../src/ui/workplace/keys/FormKeys.tsx';
import { KeysProvider } from '../../../src/ui/workplace/keys/KeysProvider.tsx';
import { RoomKeys } from '../../../src/ui/workplace/keys/RoomKeys.tsx';
import { Tools } from '../../../src/ui/workplace/tools/Tools.tsx';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const tools = {
  palette: { Part: () => <p>Palette</p>, preload: async () => {} },
  keys: { Part: KeyList, preload: async () => {} },
  bell: { Part: () => null, preload: async () => {} },
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

const rows = ['RV-001', 'RV-002', 'RV-003'].map((fleetNo) => vehicleFactory.build({ id: fleetNo, fleetNo }));

const open = async (surroundings: Parameters<typeof renderRoom>[1] = {}) => {
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), { page: { rows, page: 0, size: 25, total: 3 } });
  const ports = renderRoom(
    <KeysProvider>
      <RoomKeys />
      <Tools tools={tools}>
        <main>
          <Routes>
            <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </main>
        <Address />
      </Tools>
    </KeysProvider>,
    { at: '/ui/vehicles', vehicleRegister, ...surroundings },
  );
  await screen.findByRole('link', { name: 'RV-001' });
  return ports;
};

const focused = (): string => document.activeElement?.textContent ?? '';
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

describe('in a form', () => {
  it('Ctrl Enter saves from within a field', async () => {
    const vehicleRegister = new FakeVehicleRegister();
    renderRoom(
      <KeysProvider>
        <FormKeys />
        <Routes>
          <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
        </Routes>
      </KeysProvider>,
      { at: '/ui/vehicles/new', vehicleRegister },
    );
    const button = await screen.findByRole('button', { name: /^(?:Save|Add)/ });
    await userEvent.click(screen.getByLabelText('Make'));
    expect(screen.queryByText(/need your attention/)).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter');
    expect(await screen.findByText(/need your attention/)).toBeTruthy();
  });

  it.each([
    ['sends the only form of a page where nothing has the focus', 1, 1],
    ['sends none of two forms where nothing has the focus', 2, 0],
  ])('Ctrl Enter %s', async (_, forms, times) => {
    const sent = vi.fn<() => void>();
    renderRoom(
      <KeysProvider>
        <FormKeys />
        <main>
          {Array.from({ length: forms }, (__, at) => (
            <form
              key={at}
              onSubmit={(event) => {
                event.preventDefault();
                sent();
              }}
            >
              <button type="submit" aria-keyshortcuts="Control+Enter">
                Send
              </button>
            </form>
          ))}
          <form>
            <button type="submit">Download</button>
          </form>
        </main>
      </KeysProvider>,
      { at: '/ui/vehicles' },
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveBeenCalledTimes(times);
  });

  it('Ctrl Enter sends from a text of several lines too', async () => {
    const sent = vi.fn<() => void>();
    renderRoom(
      <KeysProvider>
        <FormKeys />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent();
          }}
        >
          <textarea aria-label="Note" />
          <button type="submit">Send</button>
        </form>
      </KeysProvider>,
      { at: '/ui/vehicles' },
    );
    await userEvent.type(screen.getByLabelText('Note'), 'Gate 4{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('Ctrl Enter sends the form of a dialog, while other keys are none of the page', async () => {
    const sent = vi.fn<() => void>();
    const words = { cancel: 'Cancel', submit: 'Send' };
    renderRoom(
      <KeysProvider>
        <FormKeys />
        <RoomKeys />
        <Address />
        <FormDialog title="Note" words={words} busy={false} onSubmit={sent} onClose={() => {}}>
          <textarea aria-label="Note" />
        </FormDialog>
      </KeysProvider>,
      { at: '/ui/vehicles' },
    );
    (await screen.findByLabelText('Note', { selector: 'textarea' })).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('gd');
    expect(address()).toBe('/ui/vehicles');
  });
});

describe('in a list', () => {
  it('J and K walk the rows from the first, and stop at the ends', async () => {
    await open();
    await userEvent.keyboard('j');
    expect(focused()).toBe('RV-001');
    await userEvent.keyboard('jjj');
    expect(focused()).toBe('RV-003');
    await userEvent.keyboard('kk');
    expect(focused()).toBe('RV-001');
    await userEvent.keyboard('k');
    expect(focused()).toBe('RV-001');
  });

  it('arrows walk once a row has the focus, and scroll the page before', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('j{ArrowDown}');
    expect(focused()).toBe('RV-002');
  });

  it('a slash focuses the search, where letters are text again', async () => {
    await open();
    await userEvent.keyboard('/jk?');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('E edits the row', async () => {
    await open();
    await userEvent.keyboard('je');
    await waitFor(() => expect(address()).toBe('/ui/vehicles/RV-001/edit'));
  });

  it('E does nothing for a viewer', async () => {
    await open({ membership: { role: 'viewer' } });
    await userEvent.keyboard('je');
    await waitFor(() => expect(address()).toBe('/ui/vehicles'));
  });

  it('brackets turn to the next view and back, and stop at the first', async () => {
    await open();
    const views = within(await screen.findByRole('navigation', { name: 'Views' }));
    const current = () => views.getByRole('link', { current: 'page' }).textContent;
    expect(current()).toMatch(/^All/);
    await userEvent.keyboard('{]}');
    await waitFor(() => expect(current()).not.toMatch(/^All/));
    await userEvent.keyboard('{[}{[}');
    await waitFor(() => expect(current()).toMatch(/^All/));
  });

  it('Enter opens the row', async () => {
    await open();
    await userEvent.keyboard('jj{Enter}');
    await waitFor(() => expect(address()).toBe('/ui/vehicles/RV-002'));
  });
});

describe('everywhere', () => {
  it('G and a letter lead to a room', async () => {
    await open();
    await userEvent.keyboard('gd');
    await waitFor(() => expect(address()).toBe('/ui/drivers'));
  });

  it('a letter with a modifier is left to the browser', async () => {
    await open();
    await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}j{/Shift}');
    expect(document.activeElement).toBe(document.body);
  });

  it('a question mark shows all keys, and the focus returns when they close', async () => {
    await open();
    await userEvent.keyboard('j?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const list = within(dialog).getByRole('region', { name: 'In a list' });
    expect(within(list).getByText('Next row').nextSibling?.textContent).toBe('J or ↓');
    await userEvent.keyboard('j');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(focused()).toBe('RV-001');
  });

  it('an office is not told of rooms it has not', async () => {
    await open({ membership: { audience: 'office' } });
    await userEvent.keyboard('?');
    const rooms = within(await screen.findByRole('region', { name: 'Go to a page' }));
    expect(rooms.queryByText('Vehicles')).toBeNull();
    expect(rooms.getByText('Company')).toBeTruthy();
  });
});

describe('keys that type a character', () => {
  it('can be switched off, and stay off for this person', async () => {
    const { preferences } = await open();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Shortcuts without Ctrl' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('j?gd');
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(address()).toBe('/ui/vehicles'));
    expect(preferences.read('letterKeys')).toBe(false);
  });

  it('leave Ctrl K and the arrows working when they are off', async () => {
    await open({ preferences: new FakePreferences({ letterKeys: false }) });
    screen.getByRole('link', { name: 'RV-001' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('RV-002');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('Palette')).toBeTruthy();
  });
});
