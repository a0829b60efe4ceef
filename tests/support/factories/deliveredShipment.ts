import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../src/domain/shipment/ShipmentDocument.ts';
import { proofFactory } from './proofFactory.ts';
import { eventFactory, shipmentFactory } from './shipmentFactory.ts';

const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 0, day, hour, minute);

/** What three companies with very long names and all kinds of accents are called. */
export const longNames = {
  shipper:
    'Międzynarodowe Przedsiębiorstwo Spedycyjno-Transportowe Brzęczyszczykiewicz i Wspólnicy Łódź-Śródmieście Spółka Jawna',
  consignee:
    'Société Générale d’Entreposage et de Répartition Frigorifique des Bouches-du-Rhône et de l’Étang de Berre Réunies SARL',
  carrier:
    'Žďárská Zasilatelská a Skladová Společnost Příbram–Česká Třebová se Zvláštním Určením pro Křehké Zboží, a.s. Öland Größe',
} as const;

const made = shipmentFactory.build({
  reference: 'SH-2026-000042',
  status: 'delivered',
  price: { amountMinor: 765_432, currency: 'EUR' },
  assignment: {
    vehicle: { id: 'v-1', plate: 'L-HH 204' },
    trailer: { id: 'v-2', plate: 'L-HH 900' },
    driver: { id: 'd-1', name: 'Ada Moss', phone: '+4915100000101' },
  },
});
const [pickup, delivery] = made.stops;
if (!pickup || !delivery) throw new Error('the factory has two stops');

const events = [
  eventFactory.build({
    type: 'assigned',
    at: at(5, 9),
    data: { vehicleId: 'v-1', driverId: 'd-1', plate: 'L-HH 204' },
  }),
  eventFactory.build({ type: 'dispatched', at: at(8, 6) }),
  eventFactory.build({ type: 'arrived', stop: 0, at: at(8, 7, 10) }),
  eventFactory.build({
    type: 'exception',
    stop: 0,
    at: at(8, 7, 40),
    data: { kind: 'damage', text: 'Two drums\ndented' },
  }),
  eventFactory.build({ type: 'departed', stop: 0, at: at(8, 8, 5) }),
  eventFactory.build({ type: 'arrived', stop: 1, at: at(9, 8, 55) }),
  eventFactory.build({ type: 'delivered', stop: 1, at: at(9, 9, 30) }),
  eventFactory.build({ type: 'pod_added', stop: 1, at: at(9, 9, 30), recordedAt: at(9, 10) }),
];

/** A shipment that was delivered, with documents; by default one proof that waits for the shipper. */
export const deliveredShipment = (
  documents: readonly ShipmentDocument[] = [proofFactory.build()],
  more: readonly ShipmentRecord['events'][number][] = [],
): ShipmentRecord => ({
  ...made,
  shipper: { ...made.shipper, name: longNames.shipper },
  carrier: { ...made.carrier, name: longNames.carrier },
  stops: [pickup, { ...delivery, place: { ...delivery.place, name: longNames.consignee } }],
  events: [...made.events, ...events, ...more],
  documents,
});
