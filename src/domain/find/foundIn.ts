import { recordPath } from '../access/recordPath.ts';
import { selectedPath } from '../access/selectedPath.ts';
import { formatPhone } from '../contact/formatPhone.ts';
import type { Carrier } from '../carrier/Carrier.ts';
import type { Driver } from '../driver/Driver.ts';
import type { Invitation } from '../invitation/Invitation.ts';
import type { Load } from '../load/Load.ts';
import type { Offer } from '../offer/Offer.ts';
import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import type { Shipment } from '../shipment/Shipment.ts';
import type { Statement } from '../statement/Statement.ts';
import type { Stop } from '../stop/Stop.ts';
import type { Vehicle } from '../vehicle/Vehicle.ts';
import type { FoundRecord } from './FoundRecord.ts';
import { routeName } from './routeName.ts';

const given = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined || text === '' ? [] : [text]));

const phoneOf = ({ phone }: { readonly phone: string | undefined }): string | undefined =>
  phone === undefined ? undefined : formatPhone(phone);

const routeOf = (stops: readonly Stop[] | undefined): string | undefined =>
  stops && routeName(stops.map(({ place }) => place ?? {}));

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
  carriers: ({ id, name }: Carrier): FoundRecord => ({
    room: 'carriers',
    id,
    name,
    about: [],
    path: recordPath('carriers', id),
  }),
  invitations: (invitation: Invitation): FoundRecord => ({
    room: 'invitations',
    id: invitation.id,
    name: invitation.name,
    about: given(phoneOf(invitation), invitation.email),
    path: selectedPath('invitations', invitation.id, invitation.name),
  }),
  requests: ({ id, reference, stops }: ShipmentRequest): FoundRecord => ({
    room: 'requests',
    id,
    name: reference,
    about: given(routeOf(stops)),
    pickup: stops?.[0]?.window,
    path: recordPath('requests', id),
  }),
  shipments: ({ id, reference, stops, assignment }: Shipment): FoundRecord => ({
    room: 'shipments',
    id,
    name: reference,
    about: given(routeOf(stops), assignment?.vehicle.plate),
    pickup: stops[0]?.window,
    path: recordPath('shipments', id),
  }),
  statements: ({ id, invoice, reference, fromCity, toCity }: Statement): FoundRecord => ({
    room: 'statements',
    id,
    name: invoice ?? reference,
    about: given(invoice && reference, routeName([{ city: fromCity || undefined }, { city: toCity || undefined }])),
    path: recordPath('statements', id),
  }),
  offers: ({ id, load, shipper }: Offer): FoundRecord => {
    const route = load && routeName(load.stops);
    return {
      room: 'offers',
      id,
      name: route ?? shipper.name,
      about: given(route && shipper.name),
      pickup: load?.stops[0]?.window,
      path: recordPath('offers', id),
    };
  },
  loads: ({ id, stops, shipper }: Load): FoundRecord => {
    const route = routeName(stops);
    return {
      room: 'loads',
      id,
      name: route ?? shipper.name,
      about: given(route && shipper.name),
      pickup: stops[0]?.window,
      path: recordPath('loads', id),
    };
  },
};
