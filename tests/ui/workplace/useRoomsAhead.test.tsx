import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Room, roomsOf } from '../../../src/domain/access/Room.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Audience } from '../../../src/domain/audience/Audience.ts';
import { paperListSpec } from '../../../src/domain/paper/paperListSpec.ts';
import { readListView } from '../../../src/domain/list/readListView.ts';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { SideBar } from '../../../src/ui/workplace/SideBar.tsx';
import { useRoomsAhead } from '../../../src/ui/workplace/useRoomsAhead.ts';
import type { FakePorts } from '../../support/fakeContainer.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakePaperRegister } from '../../support/fakes/FakePaperRegister.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const usualRooms = (audience: Audience): readonly Room[] =>
  roomsOf(audience).filter((room) => room !== 'help' && room !== 'account');

const show = (audience: Audience = 'fleet', more: Partial<FakePorts> = {}, isInRoom = false) => {
  const preloaded: string[] = [];
  const part = (room: string) => ({ Part: () => null, preload: async () => void preloaded.push(room) });
  const Frame = () => {
    const approach = useRoomsAhead(part, audience);
    return (
      <>
        <SideBar onApproach={approach} />
        {isInRoom && <VehiclesRoom />}
      </>
    );
  };
  return { preloaded, ...renderRoom(<Frame />, { membership: { audience }, ...more }) };
};

it('the rooms of a fleet are loaded when idle, each with its first page as the room asks for it, but not the account and help', async () => {
  const { preloaded, vehicleRegister, paperRegister } = show();
  await waitFor(() => expect(preloaded).toEqual(usualRooms('fleet')));
  await waitFor(() => expect(vehicleRegister.views).toHaveLength(1));
  await waitFor(() => expect(paperRegister.views).toEqual([readListView('', paperListSpec)]));
});

it('the rooms are loaded once the network is back after a start without it', async () => {
  const connectivity = new FakeConnectivity();
  connectivity.turn(false);
  const { preloaded } = show('fleet', { connectivity });
  act(() => connectivity.turn(true));
  await waitFor(() => expect(preloaded).toEqual(usualRooms('fleet')));
});

it('papers are read ahead as their link opens them, the urgent ones first', async () => {
  const paperRegister = new FakePaperRegister();
  paperRegister.counts = { expired: 2, missing: 0, expiring: 0 };
  show('fleet', { paperRegister });
  await waitFor(() => expect(paperRegister.views.at(-1)).toEqual(readListView('?status=urgent', paperListSpec)));
});

it('an office loads its own rooms only', async () => {
  const { preloaded, vehicleRegister } = show('office');
  await waitFor(() => expect(preloaded).toEqual(usualRooms('office')));
  expect(vehicleRegister.views).toEqual([]);
});

it('a list that could not be read is left as it is, also when its link is pointed at', async () => {
  const vehicleRegister = new FakeVehicleRegister();
  vehicleRegister.page = new Failure({ kind: 'unreachable', offline: false });
  show('fleet', { vehicleRegister }, true);
  await screen.findByRole('alert');
  const asked = vehicleRegister.views.length;
  await userEvent.hover(screen.getByRole('link', { name: 'Vehicles' }));
  expect(vehicleRegister.views).toHaveLength(asked);
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('a room is loaded when its link is pointed at or focused, unless the browser is offline', async () => {
  const connectivity = new FakeConnectivity();
  connectivity.turn(false);
  const { preloaded } = show('fleet', { connectivity });
  await userEvent.hover(screen.getByRole('link', { name: 'Help' }));
  expect(preloaded).toEqual([]);
  connectivity.turn(true);
  await userEvent.hover(screen.getByRole('link', { name: 'Company' }));
  expect(preloaded).toContain('company');
  screen.getByRole('link', { name: 'Help' }).focus();
  expect(preloaded).toContain('help');
});
