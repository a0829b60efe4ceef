import type { ListedRoom } from '../../shared/record/ListedRoom.ts';

/** Texts of the palette in American English. `also` holds other words that find an entry. */
export const paletteTextsEnUS = {
  label: 'Search and commands',
  placeholder: 'Reference, invoice, town, plate, name or action',
  results: 'Results',
  /** What can be done with the open record. */
  ofRecord: {
    loads: 'This load',
    offers: 'This offer',
    requests: 'This request',
    shipments: 'This shipment',
    statements: 'This statement',
    vehicles: 'This vehicle',
    drivers: 'This driver',
    invitations: 'This invitation',
    carriers: 'This carrier',
  } satisfies Record<Exclude<ListedRoom, 'notifications' | 'papers'>, string>,
  recent: 'Recent',
  rooms: 'Go to',
  actions: 'Actions',
  help: 'Help',
  /** The last line of a room's results. */
  showAll: (total: string, room: string) => `Show all ${total} in ${room}`,
  found: (count: number) => {
    if (count === 0) return 'Nothing found';
    return count === 1 ? '1 result' : `${count} results`;
  },
  searching: 'Searching…',
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  failed: 'Records could not be searched. Check the connection, then type again.',
  hint: { choose: 'Choose', open: 'Open', newTab: 'New tab', close: 'Close' },
  command: {
    newVehicle: { name: 'Add a vehicle', also: 'add create truck trailer tractor' },
    newDriver: { name: 'Add a driver', also: 'add create trucker' },
    invite: { name: 'Invite a driver', also: 'trucker send app new' },
    inviteSeveral: { name: 'Invite several drivers', also: 'truckers send list paste import new' },
    newRequest: { name: 'New request', also: 'add create post load shipment' },
    importRequests: { name: 'Import requests', also: 'csv file upload list' },
    board: { name: 'Truck board', also: 'plan planning dispatch shipments' },
    keys: { name: 'Keyboard shortcuts', also: 'keys hotkeys help' },
    switchTo: { name: (company: string) => `Switch to ${company}`, also: 'company change' },
    signOut: { name: 'Sign out', also: 'log out leave exit' },
    dates: { name: 'How to enter dates', also: 'help calendar date picker' },
  },
} as const;
