import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { VehiclePage } from '../../../../src/ui/rooms/vehicles/VehiclePage.tsx';
import { VehiclesPage } from '../../../../src/ui/rooms/vehicles/VehiclesPage.tsx';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDocumentStore } from '../../../support/fakes/FakeDocumentStore.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

/** Deletes a paper on a vehicle's page, which is shown below the list of vehicles. */
const deletePaper = async (removal: Failure | undefined, isSure = true) => {
  const documentStore = Object.assign(new FakeDocumentStore(), { removal });
  const ports = renderRoom(
    <>
      <VehiclesPage mayWrite />
      <VehiclePage record={vehicleFactory.build({ documents: [documentFactory.build()] })} mayWrite />
    </>,
    { documentStore, dialogs: new FakeDialogs(isSure) },
  );
  await screen.findByText('No vehicles yet');
  await userEvent.click(screen.getByRole('button', { name: 'Delete insurance.pdf' }));
  return ports;
};

it('a list is read again after a paper it counts is deleted', async () => {
  const { vehicleRegister } = await deletePaper(undefined);
  await waitFor(() => expect(vehicleRegister.views).toHaveLength(2));
});

it('a list is not read again when the deletion is not confirmed', async () => {
  const { vehicleRegister, dialogs, documentStore } = await deletePaper(undefined, false);
  await waitFor(() => expect(dialogs.questions).toHaveLength(1));
  expect(documentStore.removed).toEqual([]);
  expect(vehicleRegister.views).toHaveLength(1);
});

it.each([
  [404, 2],
  [409, 2],
  [412, 2],
  [422, 1],
])('after a refusal with %i the list has been read %i times', async (status, times) => {
  const { vehicleRegister, dialogs } = await deletePaper(refused(status));
  await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
  expect(vehicleRegister.views).toHaveLength(times);
});
