import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClaimsCard } from '../../../../src/ui/rooms/shipments/claims/ClaimsCard.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const at = (day: number, hour: number): number => Date.UTC(2026, 0, day, hour);
const made = shipmentFactory.build();
const told = [
  ['assigned', null, { vehicleId: 'v', driverId: 'd' }],
  ['dispatched', null, {}],
  ['arrived', 0, {}],
  ['departed', 0, {}],
  ['arrived', 1, {}],
  ['delivered', 1, {}],
] as const;
const events = told.map(([type, stop, data], place) => eventFactory.build({ type, stop, data, at: at(9, 3 + place) }));
const open = (count: number, stops = made.stops): void => {
  renderRoom(<ClaimsCard shipment={{ ...made, stops, events: [...made.events, ...events.slice(0, count)] }} />);
};

it('says until when what was delivered can be claimed', () => {
  open(events.length);
  const card = within(screen.getByRole('region', { name: 'Claims' }));
  const terms = card.getAllByRole('term');
  expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'Apparent damage or loss: on delivery, Jan 9, 2026',
    'Concealed damage or loss: by Jan 17, 2026',
    'Delay in delivery: by Jan 30, 2026',
    'Time bar: by Jan 9, 2027',
  ]);
});

it.each([
  ['before the delivery', () => open(events.length - 1)],
  [
    'within one country',
    () =>
      open(
        events.length,
        made.stops.map((stop) => ({ ...stop, place: { ...stop.place, country: 'DE' } })),
      ),
  ],
])('says nothing %s', (_, given) => {
  given();
  expect(screen.queryByRole('region', { name: 'Claims' })).toBeNull();
});
