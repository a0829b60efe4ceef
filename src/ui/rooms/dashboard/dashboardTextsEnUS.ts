import type { ShipmentTaskKind, Task } from '../../../domain/dashboard/Task.ts';
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
    title: 'Papers',
    all: 'All papers',
    none: 'All papers in order',
    noneText: 'Nothing is missing, expired or expiring soon.',
    groups: {
      onRoad: 'On the road without valid papers',
      offRoad: 'Off the road without valid papers',
      expiring: 'Expiring soon',
    },
  },
  tasks: {
    title: 'Needs attention',
    figures: {
      late: 'Late or at risk',
      unassigned: 'Without a truck',
      available: 'Free vehicles',
      countered: 'Counter-offers',
      outdated: 'Offers to confirm',
      papers: 'Papers to renew',
      toDecide: 'Awaiting award',
      unanswered: 'No offers yet',
      endingSoon: 'Ending within a day',
      podToVerify: 'PODs to verify',
    },
    firstDecision: (left: string) => `First deadline in ${left}`,
    left: (time: string) => `${time} left`,
    late: (time: string) => `${time} late`,
    overdue: (time: string) => `${time} overdue`,
    notArrived: (town: string) => `Not in ${town} yet`,
    why: {
      unassigned: () => 'No truck yet',
      takeBack: () => 'No truck assigned in time',
      late: (town: string) => `Expected late in ${town}`,
      exception: () => 'Problem to resolve',
      podMissing: () => 'Delivered, no POD',
      podToVerify: () => 'POD to verify',
    } satisfies Record<ShipmentTaskKind, (town: string) => string>,
    way: {
      unassigned: 'Assign',
      takeBack: 'Take back',
      late: 'Open',
      exception: 'Open',
      podMissing: 'Add POD',
      podToVerify: 'Verify',
      countered: 'Answer',
      outdated: 'Confirm',
      toDecide: 'Compare',
    } satisfies Record<Task['kind'], string>,
    offers: (count: string, isOne: boolean, best: string) =>
      isOne ? `1 offer, ${best}` : `${count} offers from ${best}`,
    countered: (shipper: string, price: string, own: string) => `${shipper} asks for ${price}, you offered ${own}`,
    outdated: (shipper: string, own: string) => `${shipper} changed the request, you offered ${own}`,
    none: 'Nothing to do right now.',
    addRequest: 'New request',
    allRequests: 'All requests',
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
