import type { Task } from '../../../domain/dashboard/Task.ts';
import styles from './Deadlines.module.css';
import { OfferTaskRow } from './OfferTaskRow.tsx';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { RequestTaskRow } from './RequestTaskRow.tsx';
import { ShipmentTaskRow } from './ShipmentTaskRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

const mostRows = 8;

interface TaskRowsProps {
  /** The next deadline first. */
  readonly tasks: readonly Task[];
  readonly isPending: boolean;
}

/** The next things to do, each with the one way to do it. */
export const TaskRows = ({ tasks, isPending }: TaskRowsProps) => {
  const { tasks: words } = useDashboardTexts();
  if (isPending) return <PlaceholderRows count={mostRows} />;
  if (tasks.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <ul>
      {tasks.slice(0, mostRows).map((task) => {
        if ('shipment' in task) return <ShipmentTaskRow key={task.shipment.id} {...task} />;
        return 'offer' in task ? (
          <OfferTaskRow key={task.offer.id} {...task} />
        ) : (
          <RequestTaskRow key={task.request.id} {...task} />
        );
      })}
    </ul>
  );
};
