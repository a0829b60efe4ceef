import type { exceptionKinds } from '../../shipment/shipmentReasons.ts';
import type { StopType } from '../../stop/Stop.ts';
import type { FileEvent } from './FileEvent.ts';

type Kind = (typeof exceptionKinds)[number];

/** What a delay is about by its reason. A file says why, but not by how much: so it is a problem, and no delay in minutes. */
const kinds: Readonly<Partial<Record<FileEvent['reason'], Kind>>> = {
  border: 'border',
  breakdown: 'breakdown',
  shipper_not_ready: 'goods_not_ready',
  consignee_closed: 'consignee_closed',
  consignee_refused: 'refused',
  no_papers: 'papers',
  accident: 'accident',
};

/** Statuses that are a problem, whatever their reason says. */
const problems: Readonly<Partial<Record<FileEvent['status'], Kind>>> = {
  refused: 'refused',
  damaged: 'damage',
  returned: 'other',
};

/** The problem that a status of a file comes to; undefined for one that is none. `stop` is the kind of the stop it is about. */
export const problemOfFile = (
  { status, reason }: Pick<FileEvent, 'status' | 'reason'>,
  stop: StopType | undefined,
): Kind | undefined => {
  if (status === 'delayed') return kinds[reason] ?? (stop === 'pickup' ? 'late_pickup' : 'late_delivery');
  if (status === 'attempt_failed') return kinds[reason] ?? 'other';
  return problems[status];
};
