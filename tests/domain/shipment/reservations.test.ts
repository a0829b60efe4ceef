import { describe, expect, it } from 'vitest';
import { isReservationAccepted } from '../../../src/domain/shipment/isReservationAccepted.ts';
import { offeredReservations } from '../../../src/domain/shipment/offeredReservations.ts';
import { parseReservations } from '../../../src/domain/shipment/parseReservations.ts';
import { readReservations } from '../../../src/domain/shipment/readReservations.ts';
import { reservationCodes } from '../../../src/domain/shipment/Reservation.ts';
import { reservationTexts } from '../../../src/domain/shipment/reservationTexts.ts';
import type { ShipmentEvent } from '../../../src/domain/shipment/ShipmentEvent.ts';
import { reservationTextsEnUS } from '../../../src/ui/rooms/shipments/reservationTextsEnUS.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const draft = { reservations: '', count: '', celsius: '' };

describe('reservations that were ticked', () => {
  it('are read in the order of the list, with the figures of those that have one', () => {
    const typed = {
      reservations: 'temperature_at_loading seal_missing packages_missing',
      count: ' 12 ',
      celsius: '-7.5',
    };
    expect(parseReservations({ ...draft, ...typed }, reservationCodes)).toEqual({
      ok: true,
      value: [
        { code: 'packages_missing', count: 12 },
        { code: 'temperature_at_loading', celsius: -7.5 },
        { code: 'seal_missing' },
      ],
    });
  });

  it('may be none', () => {
    expect(parseReservations(draft, reservationCodes)).toEqual({ ok: true, value: [] });
  });

  it('count while they are offered, and figures while their ground is ticked', () => {
    const typed = { reservations: 'packages_missing seal_missing', count: 'many', celsius: 'cold' };
    expect(parseReservations({ ...draft, ...typed }, ['seal_missing'])).toEqual({
      ok: true,
      value: [{ code: 'seal_missing' }],
    });
  });

  it.each([
    ['packages_missing', { count: '' }, { count: { code: 'required' } }],
    ['packages_missing', { count: '0' }, { count: { code: 'out_of_range' } }],
    ['packages_missing', { count: '1.5' }, { count: { code: 'not_whole' } }],
    ['packages_missing', { count: '100000' }, { count: { code: 'out_of_range' } }],
    ['temperature_at_loading', { celsius: ' ' }, { celsius: { code: 'required' } }],
    ['temperature_at_loading', { celsius: '60.1' }, { celsius: { code: 'out_of_range' } }],
    ['temperature_at_loading', { celsius: '7.25' }, { celsius: { code: 'too_precise' } }],
  ])('%s with %o has its problem at its field', (reservations, typed, problems) => {
    expect(parseReservations({ ...draft, reservations, ...typed }, reservationCodes)).toMatchObject({
      ok: false,
      problems,
    });
  });
});

describe('what can be reserved', () => {
  it.each([
    ['at_pickup', 'carrier', 'damage', reservationCodes.length],
    ['at_pickup', 'carrier', 'breakdown', 0],
    ['at_pickup', 'carrier', '', 0],
    ['at_pickup', 'shipper', 'damage', 0],
    ['in_transit', 'carrier', 'damage', 0],
    ['at_delivery', 'carrier', 'refused', reservationCodes.length - 3],
  ] as const)('%s by the %s with the kind "%s" is %d grounds', (status, side, kind, count) => {
    expect(offeredReservations({ status }, side, kind)).toHaveLength(count);
  });

  it('leaves out at a delivery what is about loading', () => {
    expect(offeredReservations({ status: 'at_delivery' }, 'carrier', 'damage')).not.toContain('loaded_by_sender');
  });
});

describe('the reservations in what was told', () => {
  it.each([
    [undefined, []],
    [{ reservations: 'seal_missing' }, []],
    [{ reservations: [null, 7, {}, { code: 'toString' }] }, []],
    [
      {
        reservations: [
          { code: 'packages_missing', count: 2, celsius: 'x' },
          { code: 'seal_missing', note: 'x' },
        ],
      },
      [{ code: 'packages_missing', count: 2 }, { code: 'seal_missing' }],
    ],
  ])('%o are %o', (data, read) => {
    expect(readReservations(data)).toEqual(read);
  });

  it('are said as the trade says them', () => {
    const reservations = [
      { code: 'packages_missing', count: 1 },
      { code: 'packages_missing', count: 2 },
      { code: 'temperature_at_loading', celsius: 7.5 },
      { code: 'packaging_torn' },
    ];
    expect(reservationTexts({ reservations }, reservationTextsEnUS.printed, String)).toEqual([
      '1 package missing',
      '2 packages missing',
      'Temperature at loading 7.5 °C',
      'Packaging torn',
    ]);
  });
});

const { stops, events: booked } = shipmentFactory.build();
const noted = (more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({
    id: 'noted',
    type: 'exception',
    side: 'carrier',
    stop: 0,
    recordedAt: 10,
    data: { kind: 'damage', reservations: [{ code: 'packages_wet' }] },
    ...more,
  });
const answer = (more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ type: 'resolved', side: 'shipper', recordedAt: 20, data: { of: 'noted' }, ...more });

const isAccepted = (event: ShipmentEvent, ...answers: readonly ShipmentEvent[]): boolean =>
  isReservationAccepted(event, { stops, events: [...booked, event, ...answers] });

describe('reservations are accepted', () => {
  it('by the shipper that resolves the report', () => {
    expect(isAccepted(noted(), answer())).toBe(true);
    expect(isAccepted(noted(), answer({ data: {} }))).toBe(true);
  });

  it.each([
    ['nobody answered', noted(), []],
    ['the carrier resolved it', noted(), [answer({ side: 'carrier' })]],
    ['the carrier resolved it before', noted(), [answer({ side: 'carrier' }), answer({ recordedAt: 30 })]],
    ['another report was resolved', noted(), [answer({ data: { of: 'other' } })]],
    ['all was resolved before it was told', noted(), [answer({ recordedAt: 5, data: {} })]],
    ['the answer waits on this device', noted(), [answer({ isUnsent: true })]],
    ['nothing was reserved', noted({ data: { kind: 'damage' } }), [answer()]],
    ['they are those of the consignee', noted({ stop: 1 }), [answer()]],
    ['they are at no stop', noted({ stop: null }), [answer()]],
    ['they are of the shipper itself', noted({ side: 'shipper' }), [answer()]],
    ['it is no report of a problem', noted({ type: 'note' }), [answer()]],
  ])('not while %s', (_, event, answers) => {
    expect(isAccepted(event, ...answers)).toBe(false);
  });
});
