import { hasLink } from '../../fields/hasLink.ts';
import { changesEnUS } from './changesEnUS.ts';
import type { MarketNews } from './MarketNews.ts';

const longest = 40;

/** What somebody typed, in one short line; nothing of what a mail program would make a link of. */
const short = (typed: string): string => {
  if (hasLink(typed)) return '';
  const line = typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

const town = (name: string): string => short(name) || 'No town';

const lane = ({ from, to, reference }: MarketNews): string =>
  `: ${town(from)} – ${town(to)}${short(reference ?? '') === '' ? '' : ` (${short(reference ?? '')})`}`;

/** Towns are left out of a mail of several loads, and of one of a load that its reader sees no longer. */
const news =
  (
    subject: (count: number) => string,
    text: (count: number, changes: string) => string,
    hasTowns: (count: number) => boolean = () => true,
  ) =>
  (about: MarketNews) => ({
    subject: `${subject(about.count)}${hasTowns(about.count) ? lane(about) : ''}`,
    text: `Hello,

${text(about.count, changesEnUS(about.changed, short))}

${about.link}

You are receiving this email because of your notification settings${about.brand === undefined ? '' : ` on ${about.brand}`}. Change them here:

${about.settings}
`,
  });

const always = (words: string) => (): string => words;

/** Mails about requests, loads, offers and shipments in American English. */
export const marketEnUS = {
  load_asked: news(
    always('You were asked for an offer'),
    always('A shipper asked you by name for an offer. See the load here:'),
  ),
  loads_matched: news(
    (count) => (count === 1 ? 'New load for your saved view' : `${count} new loads for your saved view`),
    (count) =>
      count === 1
        ? 'A new load matches one of your saved views. See it here, where you can also stop these alerts:'
        : `${count} new loads match one of your saved views. See them here, where you can also stop these alerts:`,
    (count) => count === 1,
  ),
  watched_changed: news(
    always('A load you watch changed'),
    always('The shipper changed a load you watch. See it here:'),
  ),
  watched_gone: news(
    always('A load you watch is gone'),
    always('A load you watch was awarded or withdrawn, or it expired. Find others here:'),
    () => false,
  ),
  watched_back: news(
    always('A load you watch is open again'),
    always('A load you watch is open for offers again. See it here:'),
  ),
  offer_countered: news(
    always('You got a counter-offer'),
    always('The shipper made a counter-offer. See it and answer here:'),
  ),
  offer_accepted: news(
    always('Your offer was accepted'),
    always('Your offer was accepted, and the shipment is booked. See it here:'),
  ),
  not_selected: news(always('Offer not selected'), always('Your offer was not selected. See your offers here:')),
  offer_live_again: news(
    always('Your offer is live again'),
    always('The winning carrier handed the load back, and the shipper can now accept your offer. See it here:'),
  ),
  offer_outdated: news(
    always('Confirm your price'),
    (_, changes) =>
      `The shipper changed the request.${changes}Your offer will be valid again once you confirm or change your price:`,
  ),
  offer_rejected: news(always('Your offer was rejected'), always('The shipper rejected your offer. See it here:')),
  request_closed: news(
    always('Request closed'),
    always('The shipper closed the request, so your offer has ended. See it here:'),
  ),
  offer_expired: news(always('Your offer expired'), always('Your offer expired without an award. See it here:')),
  offer_received: news(
    (count) => (count === 1 ? 'New offer' : `${count} new offers`),
    (count) =>
      count === 1 ? 'You have a new offer. Compare offers here:' : `You have ${count} new offers. Compare offers here:`,
  ),
  offer_revised: news(
    always('Offer price changed'),
    always('A carrier changed the price of its offer. Compare offers here:'),
  ),
  offer_confirmed: news(
    always('Offer confirmed'),
    always('A carrier confirmed its offer after your changes. Compare offers here:'),
  ),
  offer_withdrawn: news(always('Offer withdrawn'), always('A carrier withdrew its offer. See what is left here:')),
  counter_accepted: news(
    always('Your counter-offer was accepted'),
    always('Your counter-offer was accepted, and the shipment is booked. See it here:'),
  ),
  counter_expired: news(
    always('Your counter-offer expired'),
    always('Your counter-offer expired without an answer. See the request here:'),
  ),
  load_booked: news(always('Load booked'), always('A carrier booked your load. See the shipment here:')),
  decision_soon: news(
    always('Deadline approaching'),
    always('Offers are waiting, and the deadline is near. Compare offers here:'),
  ),
  request_expired: news(
    always('Request expired'),
    always('Your request expired without an award. You can publish it again here:'),
  ),
  carrier_fell_off: news(
    always('Load handed back'),
    always('The carrier handed the load back, and your request is open again. See it here:'),
  ),
  assign_soon: news(
    always('Assign a truck'),
    always('Your shipment still has no truck. Assign a vehicle and a driver here:'),
  ),
  assign_missed: news(
    always('No truck assigned in time'),
    always('No truck was assigned in time. Until one is, the shipper may take the load back. See it here:'),
  ),
  truck_assigned: news(always('Truck assigned'), always('The carrier assigned a truck to your shipment. See it here:')),
  truck_changed: news(
    always('Truck changed'),
    always('The carrier assigned another truck to your shipment. See the new plate here:'),
  ),
  truck_taken_off: news(
    always('Truck unassigned'),
    always('The carrier unassigned the truck from your shipment. See it here:'),
  ),
  shipment_delayed: news(
    always('Delay reported'),
    always('The carrier reported a delay. See when the truck is expected:'),
  ),
  shipment_delivered: news(always('Shipment delivered'), always('Your shipment was delivered. See it here:')),
  stop_skipped: news(always('Stop skipped'), always('The carrier skipped a stop of your shipment. See why:')),
  pod_to_verify: news(
    always('Proof of delivery to verify'),
    always('The carrier added a proof of delivery. Verify or reject it within 72 hours:'),
  ),
  pod_rejected: news(
    always('Proof of delivery rejected'),
    always('The shipper rejected the proof of delivery. See why, and add another:'),
  ),
  waiting_accepted: news(
    always('Waiting charge accepted'),
    always('The shipper accepted the waiting charge. See it here:'),
  ),
  waiting_disputed: news(
    always('Waiting charge disputed'),
    always('The shipper disputed the waiting charge. See why:'),
  ),
  shipment_cancelled: news(always('Shipment canceled'), always('The shipper canceled the shipment. See why:')),
  shipment_late: news(
    always('Shipment late or at risk'),
    always('The truck is or will be late. See when it is expected:'),
  ),
  shipment_problem: news(
    always('Problem reported'),
    always('The other company reported a problem with the shipment. See it here:'),
  ),
  shipment_held: news(always('Shipment on hold'), always('The other company put the shipment on hold. See it here:')),
  statement_to_approve: news(
    always('Statement to approve'),
    always('The carrier issued the statement for a shipment. Check its lines, and approve or dispute them:'),
  ),
  statement_approved: news(always('Statement approved'), always('The shipper approved your statement. See it here:')),
  statement_disputed: news(
    always('Statement disputed'),
    always('The shipper disputes a line on your statement. See why, and change it:'),
  ),
  statement_paid: news(
    always('Statement marked as paid'),
    always('The shipper marked your statement as paid. Confirm it once the money has arrived:'),
  ),
  payment_confirmed: news(always('Payment confirmed'), always('The carrier confirmed your payment. See it here:')),
  payment_missing: news(
    always('Payment not received'),
    always('The carrier has not received your payment. See what the carrier says:'),
  ),
  shipment_completed: news(always('Shipment completed'), always('The shipment is complete. See it here:')),
} as const;
