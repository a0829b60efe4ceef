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
    title: 'Getting started',
    done: (done: string, all: string) => `${done} of ${all} done`,
    isDone: 'Done',
    invite: 'Invite them',
    step: {
      vehicle: {
        title: 'Add your first vehicle',
        text: 'Plate, capacity and papers.',
        way: 'Add a vehicle',
      },
      drivers: {
        title: 'Add or invite your drivers',
        text: 'Add the drivers you have, or invite them to the Trucker app.',
        way: 'Add a driver',
      },
      company: {
        title: 'Complete your company details',
        text: 'Name and address, as shown on shipping documents.',
        way: 'Go to company details',
      },
      colleague: {
        title: 'Invite a colleague',
        text: 'Make them a viewer, a dispatcher or an owner like you.',
        way: 'Go to people',
      },
    } satisfies Record<StepName, object>,
  },
  needsYou: {
    title: 'Needs attention',
    all: 'All papers',
    none: 'All papers in order',
    noneText: 'Nothing is missing, expired or expiring soon.',
    groups: {
      onRoad: 'On the road without valid papers',
      offRoad: 'Off the road without valid papers',
      expiring: 'Expiring soon',
    },
  },
  decisions: {
    title: 'Needs your decision',
    all: 'All requests',
    figures: { toDecide: 'Awaiting award', unanswered: 'No offers yet', endingSoon: 'Ending within a day' },
    first: (left: string) => `First decision in ${left}`,
    left: (time: string) => `${time} left`,
    offers: (count: string, isOne: boolean, best: string) =>
      isOne ? `1 offer, ${best}` : `${count} offers from ${best}`,
    compare: 'Compare',
    noneWaiting: 'No offers wait for your decision.',
    add: 'New request',
  },
  answers: {
    title: 'Offers and loads',
    all: 'All offers',
    figures: { countered: 'Counter-offers', outdated: 'To confirm', won: 'Won', loads: 'Loads to take' },
    left: (time: string) => `${time} left`,
    countered: (shipper: string, price: string, own: string) => `${shipper} asks for ${price}, you offered ${own}`,
    outdated: (shipper: string, own: string) => `${shipper} changed the request, you offered ${own}`,
    answer: 'Answer',
    confirm: 'Confirm',
    nothing: 'No offer waits for your answer.',
  },
  today: {
    title: 'Today',
    nothing: 'Nothing to do.',
    nothingText: 'Anything that needs your decision appears here.',
  },
  fleet: 'Your fleet',
  invitations: {
    title: 'Recently invited',
    all: (count: string) => `All invitations (${count})`,
    none: 'No drivers invited yet.',
    sent: (day: string) => `Sent ${day}`,
  },
} as const;
