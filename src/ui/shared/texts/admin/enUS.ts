import type { Room } from '../../../../domain/access/Room.ts';
import type { Audience } from '../../../../domain/audience/Audience.ts';
import type { Role } from '../../../../domain/company/Role.ts';
import type { Unit } from '../../../../domain/record/Field.ts';
import { problemsEnUS } from './problemsEnUS.ts';
import { refusalsEnUS } from './refusalsEnUS.ts';
import { conflictEnUS } from './conflictEnUS.ts';
import { invitationEnUS } from './invitationEnUS.ts';
import { listEnUS } from './listEnUS.ts';
import { placesEnUS } from './placesEnUS.ts';
import { tileMapEnUS } from './tileMapEnUS.ts';
import { splitEnUS } from './splitEnUS.ts';
import { offerStatusEnUS } from './offerStatusEnUS.ts';
import { documentsEnUS } from './documentsEnUS.ts';
import { freightEnUS } from './freightEnUS.ts';
import type { VehicleStatus } from '../../../../domain/vehicle/VehicleStatus.ts';
import { bulkEnUS } from './bulkEnUS.ts';
import { datesEnUS } from './datesEnUS.ts';
import type { DriverStatus } from '../../../../domain/driver/DriverStatus.ts';

/** Texts behind sign-in in American English. */
export const enUS = {
  /** Appended to the labels of optional fields. */
  optional: '(optional)',
  /** The empty option of a select. */
  choose: 'Choose one',
  /** How full a long text is, as shown and as read aloud. */
  characters: {
    shown: (used: string, most: string) => `${used} of ${most}`,
    spoken: (used: string, most: string) => `${used} of ${most} characters`,
    over: (over: string) => `${over} ${over === '1' ? 'character' : 'characters'} too many`,
  },
  yes: 'Yes',
  no: 'No',
  notGiven: 'Not entered',
  close: 'Close',
  /** A part of a page, such as a dialog, did not load. */
  partGone: 'This part of the page could not be loaded. Check your connection and try again, or reload the page.',
  account: {
    you: 'You',
    menu: (name: string) => `Account of ${name}`,
    region: 'Region for dates and numbers',
    asCompany: (country: string | undefined) => (country ? `Same as the company (${country})` : 'Same as the company'),
    signOut: 'Sign out',
    keys: 'Keyboard shortcuts',
  },
  shell: {
    menu: 'Menu',
    closeMenu: 'Close menu',
    palette: 'Search and commands',
    search: 'Search',
    rooms: 'Main menu',
    room: {
      dashboard: 'Dashboard',
      loads: 'Find loads',
      offers: 'Offers',
      shipments: 'Shipments',
      statements: 'Statements',
      vehicles: 'Vehicles',
      drivers: 'Drivers',
      invitations: 'Invitations',
      papers: 'Papers',
      requests: 'Requests',
      carriers: 'Carriers',
      reports: 'Reports',
      notifications: 'Notifications',
      company: 'Company',
      account: 'Your account',
      help: 'Help',
    } satisfies Record<Room, string>,
    urgent: (count: string) => `${count} urgent`,
    bell: (unread: string | undefined) => (unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`),
    noSuchRoom: {
      heading: 'Page not found',
      text: 'The page may have moved, or the address has a mistake in it.',
      way: 'Go to the dashboard',
    },
  },
  /** As printed on the keys. */
  keyNames: { Mod: 'Ctrl', Enter: 'Enter', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' },
  list: listEnUS,
  split: splitEnUS,
  tileMap: tileMapEnUS,
  bulk: bulkEnUS,
  leaving: {
    title: 'Leave without saving?',
    text: 'Unsaved changes will be lost.',
    yes: 'Leave',
    no: 'Keep editing',
  },
  unsent: {
    title: 'Sign out and lose unsent steps?',
    text: 'Some shipment steps or proofs have not been sent yet. If you sign out, they never will be.',
    yes: 'Sign out',
    no: 'Stay signed in',
  },
  problemCount: (count: number) => `${count} fields need your attention`,
  restored: {
    text: 'Your unsaved changes are back.',
    file: 'The file was not kept. Choose it again.',
    keep: 'Keep',
    discard: 'Discard',
  },
  onlyReads: {
    title: 'You have read-only access',
    text: (company: string) =>
      `As a viewer at ${company}, you can see everything but change nothing. An owner can change your role.`,
    toList: 'Back to the list',
    toRecord: 'Back to the record',
  },
  workplace: {
    choose: 'Choose a company',
    switch: (name: string) => `${name}: switch company`,
    lost: (name: string) => `You no longer have access to ${name}.`,
    none: 'You are not in a company yet',
    noneText: (brand: string) => `Your account is not in any company at ${brand}. Ask your company to invite you.`,
    wrongDoor: 'Your company uses another site',
    wrongDoorText: (company: string, place: string) => `${company} uses the ${place}. You will stay signed in.`,
    goTo: (place: string) => `Go to the ${place}`,
    place: { fleet: 'fleet site', office: 'shipper site' } satisfies Record<Audience, string>,
    audience: { fleet: 'Truck owner', office: 'Shipper' } satisfies Record<Audience, string>,
    roleText: {
      owner: 'Runs the company: details, people and everything a dispatcher does.',
      dispatcher: 'Changes everything but company details and people.',
      viewer: 'Sees everything, changes nothing.',
    } satisfies Record<Role, string>,
    role: { owner: 'Owner', dispatcher: 'Dispatcher', viewer: 'Viewer' } satisfies Record<Role, string>,
  },
  pause: { title: 'Reason and expected return', save: 'Save', saved: 'Saved.' },
  problems: problemsEnUS,
  refusals: refusalsEnUS,
  unit: { kg: 'kg', m3: 'm³', km: 'km', celsius: '°C', m: 'm', min: 'min' } satisfies Record<Unit, string>,
  dates: datesEnUS,
  conflict: conflictEnUS,
  documents: documentsEnUS,
  places: placesEnUS,
  vehicleStatus: {
    available: 'Available',
    assigned: 'Assigned',
    in_use: 'In use',
    maintenance: 'In the shop',
    out_of_service: 'Out of service',
    retired: 'Retired',
  } satisfies Record<VehicleStatus, string>,
  driverStatus: {
    invited: 'Invited',
    active: 'Active',
    on_leave: 'On leave',
    suspended: 'Suspended',
    left: 'Left',
  } satisfies Record<DriverStatus, string>,
  invitation: invitationEnUS,
  freight: freightEnUS,
  offerStatus: offerStatusEnUS,
} as const;
