import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { offerTask } from '../../../domain/dashboard/offerTask.ts';
import { paperTask } from '../../../domain/dashboard/paperTask.ts';
import { shipmentTask } from '../../../domain/dashboard/shipmentTask.ts';
import { tasksInOrder } from '../../../domain/dashboard/tasksInOrder.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { useReading } from '../../shared/useReading.ts';
import { isCut, readsTogether } from './readsTogether.ts';
import { usePapers } from '../../shared/usePapers.ts';
import { useFlaggedShipments } from './useFlaggedShipments.ts';
import { useShipmentCounts } from './useShipmentCounts.ts';

/** The list is sorted by the fleet's own prices, and counter-offers end earlier; so more are read than are shown. */
const rowsRead = 50;

/** The list of offers that is shown and counted. */
const { filters: answerFilters, sort: answerSort } = offerListSpec.views.toAnswer;

const useOffersToAnswer = () =>
  useReading({
    port: OfferRegister,
    key: ['offers', 'answers'],
    read: (register, signal) =>
      register.list({ page: 0, size: rowsRead, sort: answerSort, q: '', filters: answerFilters }, signal),
    follows: true,
  });

/** What ends before a trip does. */
const beforeTrips = { page: 0, size: rowsRead, sort: 'urgency', q: '', filters: { ends: 'before_trip' } };

const answerTask = (offer: Offer) => offerTask(offer.status === 'countered' ? 'countered' : 'outdated')(offer);

/** What waits for a fleet, the next deadline first, and how much of it there is. */
export const useFleetTasks = () => {
  const counts = useShipmentCounts();
  const unassigned = useFlaggedShipments('unassigned', 'pickup');
  const late = useFlaggedShipments('late', 'risk');
  const exceptions = useFlaggedShipments('exception', 'pickup');
  const waiting = useFlaggedShipments('waiting_running', 'pickup');
  const podRejected = useFlaggedShipments('pod_rejected', 'pickup');
  const podMissing = useFlaggedShipments('pod_missing', 'pickup');
  const toAnswer = useOffersToAnswer();
  const papers = usePapers(beforeTrips);
  const lists = [unassigned, late, exceptions, waiting, podRejected, podMissing, toAnswer, papers];
  const reads = readsTogether([counts, ...lists]);
  return {
    ...reads,
    isCut: isCut(lists),
    figures: {
      late: counts.data?.late,
      unassigned: counts.data?.unassignedSoon,
      toAnswer: toAnswer.data?.total,
    },
    tasks: tasksInOrder([
      ...(unassigned.data?.rows ?? []).map(shipmentTask('unassigned')),
      ...(late.data?.rows ?? []).map(shipmentTask('late')),
      ...(exceptions.data?.rows ?? []).map(shipmentTask('exception')),
      ...(waiting.data?.rows ?? []).map(shipmentTask('waitingRunning')),
      ...(podRejected.data?.rows ?? []).map(shipmentTask('podRejected')),
      ...(podMissing.data?.rows ?? []).map(shipmentTask('podMissing')),
      ...(toAnswer.data?.rows ?? []).map(answerTask),
      ...(papers.data?.rows ?? []).map(paperTask),
    ]),
  };
};
