import type { Audience } from '../../../domain/audience/Audience.ts';
import type { Role } from '../../../domain/company/Role.ts';
import type { PartOfDay } from '../../../domain/greeting/partOfDay.ts';
import type { InvitationStatus } from '../../../domain/invitation/InvitationStatus.ts';

/** The texts behind sign-in in American English. */
export const enUS = {
  account: {
    you: 'You',
    menu: (name: string) => `Account of ${name}`,
    signOut: 'Sign out',
  },
  shell: {
    menu: 'Menu',
    closeMenu: 'Close menu',
    rooms: 'Rooms',
    dashboard: 'Dashboard',
    noSuchRoom: 'There is nothing here',
    noSuchRoomText: 'The page may have moved, or the address has a mistake in it.',
    toDashboard: 'Go to the dashboard',
  },
  workplace: {
    choose: 'Where do you work today?',
    switch: (name: string) => `${name}: switch company`,
    none: 'You are in no company here',
    noneText: (brand: string) => `Your account belongs to no company at ${brand}. Ask your company to invite you.`,
    wrongDoor: 'Your company is next door',
    wrongDoorText: (company: string, place: string) =>
      `${company} works in the ${place}. We can take you there, signed in.`,
    goTo: (place: string) => `Go to the ${place}`,
    place: { fleet: 'fleet office', office: 'shipping office' } satisfies Record<Audience, string>,
    audience: { fleet: 'Truck owner', office: 'Shipper' } satisfies Record<Audience, string>,
    role: { owner: 'Owner', dispatcher: 'Dispatcher', viewer: 'Viewer' } satisfies Record<Role, string>,
  },
  dashboard: {
    greeting: {
      morning: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
      afternoon: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
      evening: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
    } satisfies Record<PartOfDay, (name: string) => string>,
    today: {
      title: 'Today',
      nothing: 'Nothing waits for you. What needs a decision of yours will stand here.',
    },
    company: { title: 'Your company', name: 'Name', kind: 'Works as', role: 'Your role', platform: 'Platform' },
    invitations: {
      title: 'Invited truckers',
      total: (count: string) => `${count} in all`,
      none: 'No trucker has been invited yet.',
      sent: (day: string) => `Sent ${day}`,
      status: {
        pending: 'Sent',
        opened: 'Opened',
        accepted: 'Accepted',
        revoked: 'Revoked',
        expired: 'Expired',
      } satisfies Record<InvitationStatus, string>,
    },
  },
} as const;
