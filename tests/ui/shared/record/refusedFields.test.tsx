import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { FieldError } from '../../../../src/domain/failure/FieldError.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { InvitationsRoom } from '../../../../src/ui/rooms/invitations/InvitationsRoom.tsx';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { type FakePorts, fakePorts } from '../../../support/fakeContainer.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const inviteColleague = async (): Promise<void> => {
  await press('Invite a colleague');
  const dialog = within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Ada Byron');
  await userEvent.type(dialog.getByLabelText('Email'), 'ada@road.test');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'viewer');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
};

const addPaper = async (): Promise<void> => {
  const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Add a paper'), scan);
  await userEvent.selectOptions(screen.getByLabelText('Paper type'), 'permit');
  await press('Add paper');
};

interface Form {
  readonly at: string;
  readonly refuse: (ports: FakePorts, refusal: Failure) => void;
  readonly send: () => Promise<void>;
}

const forms = {
  'a vehicle': {
    at: '/ui/vehicles/v-1/edit',
    refuse: ({ vehicleRegister }, refusal) => Object.assign(vehicleRegister, { written: refusal }),
    send: () => press('Save changes'),
  },
  'a driver': {
    at: '/ui/drivers/d-1/edit',
    refuse: ({ driverRegister }, refusal) => Object.assign(driverRegister, { write: refusal }),
    send: () => press('Save changes'),
  },
  'an invitation': {
    at: '/ui/invitations/new?driver=d-1',
    refuse: ({ sentInvitations }, refusal) => Object.assign(sentInvitations, { invitation: refusal }),
    send: () => press('Send invitation'),
  },
  'a colleague': {
    at: '/ui/company',
    refuse: ({ memberRegister }, refusal) => Object.assign(memberRegister, { failure: refusal }),
    send: inviteColleague,
  },
  'a paper': {
    at: '/ui/vehicles/v-1',
    refuse: ({ documentStore }, refusal) => Object.assign(documentStore, { added: refusal }),
    send: addPaper,
  },
} satisfies Record<string, Form>;

it.each<[keyof typeof forms, Omit<FieldError, 'message'>, string]>([
  ['a vehicle', { field: 'plate', code: 'taken' }, 'Already in use.'],
  [
    'a vehicle',
    { field: 'payloadKg', code: 'out_of_range', limits: { most: 40_000 } },
    'Enter a whole number from 0 to 40,000.',
  ],
  [
    'a vehicle',
    { field: 'volumeM3', code: 'too_precise', limits: { decimals: 1 } },
    'Enter a number from 0.1 to 200, with at most one decimal.',
  ],
  ['a driver', { field: 'phone', code: 'phone' }, 'Enter the number with its country code, such as +1 415 555 0132.'],
  ['a driver', { field: 'licence.expiresOn', code: 'before_issue' }, 'The expiry date must be after the issue date.'],
  ['an invitation', { field: 'email', code: 'email' }, 'Enter an email address, such as name@company.com.'],
  ['an invitation', { field: 'name', code: 'too_long', limits: { most: 80 } }, 'Use at most 80 characters.'],
  ['a colleague', { field: 'role', code: 'not_a_choice' }, 'Choose the role.'],
  ['a paper', { field: 'issuedOn', code: 'in_future' }, 'Issue date: The date cannot be in the future.'],
  ['a paper', { field: 'expiresOn', code: 'of_a_later_version' }, 'Expiry date said by the service'],
])('refused fields of %s: %j is shown as %j', async (name, error, sentence) => {
  const ports = fakePorts();
  const { at, refuse, send } = forms[name];
  ports.vehicleRegister.vehicle = vehicleFactory.build({ id: 'v-1', documents: [] });
  ports.driverRegister.driver = driverFactory.build({ id: 'd-1' });
  const errors = [{ ...error, message: 'said by the service' }];
  refuse(ports, new Failure({ kind: 'refused', status: 422, errors }));
  const { navigation: _, ...given } = ports;
  renderRoom(
    <Routes>
      <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      <Route path="/ui/drivers/*" element={<DriversRoom />} />
      <Route path="/ui/invitations/*" element={<InvitationsRoom />} />
      <Route path="/ui/company" element={<CompanyRoom />} />
    </Routes>,
    { at, ...given },
  );
  await send();
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
});
