import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { offerTask } from '../../../domain/dashboard/offerTask.ts';
import { shipmentTask } from '../../../domain/dashboard/shipmentTask.ts';
import { tasksInOrder } from '../../../domain/dashboard/tasksInOrder.ts';
import { useReading } from '../../shared/useReading.ts';
import { readsTogether } from './readsTogether.ts';
import { useFlaggedShipments } from './useFlaggedShipments.ts';
import { useShipmentCounts } from './useShipmentCounts.ts';

/** The list is sorted by the fleet's own prices, and counter-offers end earlier; so more are read than are shown. */
const rowsRead = 50;

/** The lists of offers that are shown and counted. */
export const answerFilters = {
  countered: { status: 'countered' },
  outdated: { status: 'submitted', outdated: 'true' },
} as const;

const useOffersLike = (what: keyof typeof answerFilters) =>
  useReading({
    port: OfferRegister,
    key: ['offers', 'answers', what],
    read: (register, signal) =>
      register.list({ page: 0, size: rowsRead, sort: 'validUntil', q: '', filters: answerFilters[what] }, signal),
    follows: true,
  });

/** What waits for a fleet, the next deadline first, and how much of it there is. */
export const useFleetTasks = () => {
  const counts = useShipmentCounts();
  const unassigned = useFlaggedShipments('unassigned', 'pickup');
  const late = useFlaggedShipments('late', 'risk');
  const exceptions = useFlaggedShipments('exception', 'pickup');
  const podMissing = useFlaggedShipments('pod_missing', 'pickup');
  const countered = useOffersLike('countered');
  const outdated = useOffersLike('outdated');
  const reads = readsTogether([counts, unassigned, late, exceptions, podMissing, countered, outdated]);
  return {
    ...reads,
    figures: {
      late: counts.data?.late,
      unassigned: counts.data?.unassigned,
      countered: countered.data?.total,
      outdated: outdated.data?.total,
    },
    tasks: tasksInOrder([
      ...(unassigned.data?.rows ?? []).map(shipmentTask('unassigned')),
      ...(late.data?.rows ?? []).map(shipmentTask('late')),
      ...(exceptions.data?.rows ?? []).map(shipmentTask('exception')),
      ...(podMissing.data?.rows ?? []).map(shipmentTask('podMissing')),
      ...(countered.data?.rows ?? []).map(offerTask('countered')),
      ...(outdated.data?.rows ?? []).map(offerTask('outdated')),
    ]),
  };
};
