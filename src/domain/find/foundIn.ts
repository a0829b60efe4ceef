import { recordPath } from '../access/recordPath.ts';
import { selectedPath } from '../access/selectedPath.ts';
import { formatPhone } from '../contact/formatPhone.ts';
import type { Driver } from '../driver/Driver.ts';
import type { Invitation } from '../invitation/Invitation.ts';
import type { Vehicle } from '../vehicle/Vehicle.ts';
import type { FoundRecord } from './FoundRecord.ts';

const given = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined || text === '' ? [] : [text]));

const phoneOf = ({ phone }: { readonly phone: string | undefined }): string | undefined =>
  phone === undefined ? undefined : formatPhone(phone);

/** What to show of a record that was found, for each room. */
export const foundIn = {
  vehicles: ({ id, fleetNo, plate, make, model }: Vehicle): FoundRecord => ({
    room: 'vehicles',
    id,
    name: fleetNo,
    about: given(plate, `${make} ${model}`),
    path: recordPath('vehicles', id),
  }),
  drivers: (driver: Driver): FoundRecord => ({
    room: 'drivers',
    id: driver.id,
    name: driver.name,
    about: given(phoneOf(driver), driver.currentVehicle?.fleetNo),
    path: recordPath('drivers', driver.id),
  }),
  invitations: (invitation: Invitation): FoundRecord => ({
    room: 'invitations',
    id: invitation.id,
    name: invitation.name,
    about: given(phoneOf(invitation), invitation.email),
    path: selectedPath('invitations', invitation.id, invitation.name),
  }),
};
