const billable = `billable_minutes(planned ->> 'type', (planned #>> '{window,from}')::timestamptz, (planned #>> '{window,to}')::timestamptz,
        visit.arrived_at, visit.departed_at, terms)`;
const charge = `waiting_charge(${billable}, terms)`;

/**
 * What waiting at a stop comes to by the terms of its award, for `keepStopVisits`; no currency where nothing is charged.
 * Part of released migrations: never edit it.
 */
export const waitingOfStops = {
  ofShipments: `, terms, currency as price_currency`,
  ofStops: `,
      ${billable} as billable_min, ${charge} as charge_minor, case when ${charge} > 0 then price_currency end as currency`,
  names: ['billable_min', 'charge_minor', 'currency'],
};
