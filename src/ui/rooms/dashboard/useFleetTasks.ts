import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { offerTask } from '../../../domain/dashboard/offerTask.ts';
import { shipmentTask } from '../../../domain/dashboard/shipmentTask.ts';
import { tasksInOrder } from '../../../domain/dashboard/tasksInOrder.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { useReading } from '../../shared/useReading.ts';
import { readsTogether } from './readsTogether.ts';
import { useFlaggedShipments } from './useFlaggedShipments.ts';
import { useShipmentCounts } from './useShipmentCounts.ts';

/** The list is sorted by the fleet's own prices, and counter-offers end earlier; so more are read than are shown. */
const rowsRead = 50;

/** The list of offers that is shown and counted. */
export const { filters: answerFilters, sort: answerSort } = offerListSpec.views.toAnswer;

const useOffersToAnswer = () =>
  useReading({
    port: OfferRegister,
    key: ['offers', 'answers'],
    read: (register, signal) =>
      register.list({ page: 0, size: rowsRead, sort: answerSort, q: '', filters: answerFilters }, signal),
    follows: true,
  });

const answerTask = (offer: Offer) => offerTask(offer.status === 'countered' ? 'countered' : 'outdated')(offer);

/** What waits for a fleet, the next deadline first, and how much of it there is. */
export const useFleetTasks = () => {
  const counts = useShipmentCounts();
  const unassigned = useFlaggedShipments('unassigned', 'pickup');
  const late = useFlaggedShipments('late', 'risk');
  const exceptions = useFlaggedShipments('exception', 'pickup');
  const podMissing = useFlaggedShipments('pod_missing', 'pickup');
  const toAnswer = useOffersToAnswer();
  const reads = readsTogether([counts, unassigned, late, exceptions, podMissing, toAnswer]);
  return {
    ...reads,
    figures: {
      late: counts.data?.late,
      unassigned: counts.data?.unassigned,
      toAnswer: toAnswer.data?.total,
    },
    tasks: tasksInOrder([
      ...(unassigned.data?.rows ?? []).map(shipmentTask('unassigned')),
      ...(late.data?.rows ?? []).map(shipmentTask('late')),
      ...(exceptions.data?.rows ?? []).map(shipmentTask('exception')),
      ...(podMissing.data?.rows ?? []).map(shipmentTask('podMissing')),
      ...(toAnswer.data?.rows ?? []).map(answerTask),
    ]),
  };
};
