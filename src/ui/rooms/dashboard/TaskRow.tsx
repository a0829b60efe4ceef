import type { Task } from '../../../domain/dashboard/Task.ts';
import { OfferTaskRow } from './OfferTaskRow.tsx';
import { PaperTaskRow } from './PaperTaskRow.tsx';
import { RequestTaskRow } from './RequestTaskRow.tsx';
import { ShipmentTaskRow } from './ShipmentTaskRow.tsx';
import { StatementTaskRow } from './StatementTaskRow.tsx';

/** A thing to do, with the one way to do it. */
export const TaskRow = ({ task }: { readonly task: Task }) => {
  if ('shipment' in task) return <ShipmentTaskRow {...task} />;
  if ('offer' in task) return <OfferTaskRow {...task} />;
  if ('request' in task) return <RequestTaskRow {...task} />;
  return 'paper' in task ? <PaperTaskRow {...task} /> : <StatementTaskRow {...task} />;
};
