import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { StatementRegister } from '../../../application/statements/StatementRegister.ts';
import { earliestOf } from '../../../domain/dashboard/earliestOf.ts';
import { requestTask } from '../../../domain/dashboard/requestTask.ts';
import { shipmentTask } from '../../../domain/dashboard/shipmentTask.ts';
import { statementTask } from '../../../domain/dashboard/statementTask.ts';
import { tasksInOrder } from '../../../domain/dashboard/tasksInOrder.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import { statementListSpecs } from '../../../domain/statement/statementListSpec.ts';
import { useNow } from '../../shared/useNow.ts';
import { useReading } from '../../shared/useReading.ts';
import { isCut, readsTogether } from './readsTogether.ts';
import { useFlaggedShipments } from './useFlaggedShipments.ts';
import { useRequestCounts } from './useRequestCounts.ts';
import { useShipmentCounts } from './useShipmentCounts.ts';

const rowsRead = 50;
const { decide, open, uncovered: nearPickup } = requestListSpec.views;
const { toApprove } = statementListSpecs.office.views;

const useRequests = (
  name: string,
  { filters, sort }: typeof decide | typeof nearPickup | typeof open,
  size = rowsRead,
) =>
  useReading({
    port: RequestRegister,
    key: ['requests', name],
    read: (register, signal) => register.list({ page: 0, size, sort, q: '', filters }, signal),
    follows: true,
  });

/** What waits for a shipper, the next deadline first, and how much of it there is. */
export const useOfficeTasks = () => {
  const now = useNow('minute').getTime();
  const shipments = useShipmentCounts();
  const requests = useRequestCounts();
  const toDecide = useRequests('decisions', decide);
  const uncovered = useRequests('uncovered', nearPickup);
  const first = useRequests('first', open, 1);
  const issued = useReading({
    port: StatementRegister,
    key: ['statements', 'toApprove'],
    read: (register, signal) => register.list({ page: 0, size: rowsRead, q: '', ...toApprove }, signal),
    follows: true,
  });
  const unassigned = useFlaggedShipments('unassigned', 'pickup');
  const late = useFlaggedShipments('late', 'risk');
  const exceptions = useFlaggedShipments('exception', 'pickup');
  const toVerify = useFlaggedShipments('pod_to_verify', 'pickup');
  const charges = useFlaggedShipments('waiting_to_answer', 'pickup');
  const shown = [toDecide, uncovered, late, exceptions, toVerify, charges, issued];
  const reads = readsTogether([shipments, requests, unassigned, ...shown]);
  const tooLate = unassigned.data?.rows.filter(({ assignBy }) => Date.parse(assignBy) <= now) ?? [];
  return {
    ...reads,
    isCut: isCut(shown),
    figures: {
      toDecide: requests.data?.toDecide,
      uncovered: requests.data?.uncovered,
      endingSoon: requests.data?.endingSoon,
      late: shipments.data?.late,
      podToVerify: shipments.data?.pod_to_verify,
      waitingToAnswer: shipments.data?.waiting_to_answer,
      toApprove: issued.data?.total,
    },
    // The list is by deadline; a request without one ends with its pickup, so those near it count too.
    firstDecision: earliestOf(
      [first, toDecide, uncovered].flatMap(({ data }) => data?.rows ?? []).map(({ endsAt }) => endsAt),
    ),
    tasks: tasksInOrder([
      ...tooLate.map(shipmentTask('takeBack')),
      ...(late.data?.rows ?? []).map(shipmentTask('late')),
      ...(exceptions.data?.rows ?? []).map(shipmentTask('exception')),
      ...(toVerify.data?.rows ?? []).map(shipmentTask('podToVerify')),
      ...(charges.data?.rows ?? []).map(shipmentTask('waitingToAnswer')),
      ...(uncovered.data?.rows ?? []).map(requestTask('uncovered')),
      ...(toDecide.data?.rows ?? []).map(requestTask('toDecide')),
      ...(issued.data?.rows ?? []).map(statementTask),
    ]),
  };
};
