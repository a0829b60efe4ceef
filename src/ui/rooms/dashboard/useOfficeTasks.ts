import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { requestTask } from '../../../domain/dashboard/requestTask.ts';
import { shipmentTask } from '../../../domain/dashboard/shipmentTask.ts';
import { tasksInOrder } from '../../../domain/dashboard/tasksInOrder.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import { useNow } from '../../shared/useNow.ts';
import { useReading } from '../../shared/useReading.ts';
import { readsTogether } from './readsTogether.ts';
import { useFlaggedShipments } from './useFlaggedShipments.ts';
import { useShipmentCounts } from './useShipmentCounts.ts';

const minute = 60_000;
const rowsShown = 8;
const { filters, sort } = requestListSpec.views.decide;

/** What waits for a shipper, the next deadline first, and how much of it there is. */
export const useOfficeTasks = () => {
  const now = useNow(minute).getTime();
  const shipments = useShipmentCounts();
  const requests = useReading({
    port: RequestRegister,
    key: ['requests', 'counts'],
    read: (register, signal) => register.count(signal),
    follows: true,
  });
  const toDecide = useReading({
    port: RequestRegister,
    key: ['requests', 'decisions'],
    read: (register, signal) => register.list({ page: 0, size: rowsShown, sort, q: '', filters }, signal),
    follows: true,
  });
  const unassigned = useFlaggedShipments('unassigned', 'pickup');
  const late = useFlaggedShipments('late', 'risk');
  const exceptions = useFlaggedShipments('exception', 'pickup');
  const toVerify = useFlaggedShipments('pod_to_verify', 'pickup');
  const reads = readsTogether([shipments, requests, toDecide, unassigned, late, exceptions, toVerify]);
  const tooLate = unassigned.data?.rows.filter(({ assignBy }) => Date.parse(assignBy) <= now) ?? [];
  return {
    ...reads,
    figures: {
      toDecide: requests.data?.toDecide,
      unanswered: requests.data?.unanswered,
      endingSoon: requests.data?.endingSoon,
      late: shipments.data?.late,
      podToVerify: shipments.data?.pod_to_verify,
    },
    firstDecision: toDecide.data?.rows[0]?.endsAt,
    tasks: tasksInOrder([
      ...tooLate.map(shipmentTask('takeBack')),
      ...(late.data?.rows ?? []).map(shipmentTask('late')),
      ...(exceptions.data?.rows ?? []).map(shipmentTask('exception')),
      ...(toVerify.data?.rows ?? []).map(shipmentTask('podToVerify')),
      ...(toDecide.data?.rows ?? []).map(requestTask),
    ]),
  };
};
