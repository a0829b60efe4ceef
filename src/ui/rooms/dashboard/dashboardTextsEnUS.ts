import type { StepName } from '../../../domain/firstSteps/FirstStep.ts';
import type { PartOfDay } from '../../../domain/greeting/partOfDay.ts';

/** What the dashboard says, in American English. */
export const dashboardTextsEnUS = {
  greeting: {
    morning: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
    afternoon: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    evening: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
  } satisfies Record<PartOfDay, (name: string) => string>,
  firstSteps: {
    title: 'First steps',
    done: (done: string, all: string) => `${done} of ${all} done`,
    isDone: 'Done',
    invite: 'Invite them',
    step: {
      vehicle: {
        title: 'Add your first vehicle',
        text: 'Its plate, what it carries, and its papers.',
        way: 'Add a vehicle',
      },
      drivers: {
        title: 'Add or invite your drivers',
        text: 'Add the drivers you have, or invite them to the Trucker app.',
        way: 'Add a driver',
      },
      company: {
        title: 'Complete your company details',
        text: 'Name and address, as printed on documents.',
        way: 'Go to the company',
      },
      colleague: {
        title: 'Invite a colleague',
        text: 'Choose what they may do: see everything, work with it, or run the company with you.',
        way: 'Go to your people',
      },
    } satisfies Record<StepName, object>,
  },
  needsYou: {
    title: 'Needs you today',
    all: 'All papers',
    none: 'All papers in order',
    noneText: 'No paper is missing, expired or about to expire.',
    groups: {
      onRoad: 'On the road without a valid paper',
      offRoad: 'Off the road without a valid paper',
      expiring: 'About to expire',
    },
  },
  today: {
    title: 'Today',
    nothing: 'Nothing to do.',
    nothingText: 'Anything that needs your decision appears here.',
    company: 'Your company',
    help: 'Help',
  },
  fleet: 'Your fleet',
  invitations: {
    title: 'Last invited',
    all: (count: string) => `All invitations (${count})`,
    none: 'No trucker has been invited yet.',
    sent: (day: string) => `Sent ${day}`,
  },
} as const;
