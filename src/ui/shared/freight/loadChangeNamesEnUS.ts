import type { loadChangeKinds } from '../../../domain/load/LoadChange.ts';

/** What can change of a load, in American English. The mails of the services have the same words. */
export const loadChangeNamesEnUS = {
  route: 'Stops',
  place: 'Place',
  window: 'Window',
  service: 'Time at the stop',
  cargo: 'Cargo',
  goods: 'Goods',
  dangerous: 'Dangerous goods',
  details: 'Cargo details',
  bodies: 'Body types',
  payload: 'Minimum payload',
  temperature: 'Temperature',
  adr: 'ADR',
  equipment: 'Equipment',
  price: 'Target price',
  deadline: 'Deadline',
} as const satisfies Record<(typeof loadChangeKinds)[number], string>;
