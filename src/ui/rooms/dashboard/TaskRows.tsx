import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Task } from '../../../domain/dashboard/Task.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Button } from '../../components/Button.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { useMediaQuery } from '../../shared/useMediaQuery.ts';
import styles from './Deadlines.module.css';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

const phone = '(width <= 40rem)';
const mostRows = { phone: 5, desk: 8 } as const;

interface TaskRowsProps {
  /** The next deadline first. */
  readonly tasks: readonly Task[];
  /** Whether there are more than were read. */
  readonly isCut: boolean;
  readonly isPending: boolean;
}

/** The next things to do, each with the one way to do it, and the rest on demand. */
export const TaskRows = ({ tasks, isCut, isPending }: TaskRowsProps) => {
  const { tasks: words } = useDashboardTexts();
  const number = numberFormat(useLocale());
  const most = mostRows[useMediaQuery(phone) ? 'phone' : 'desk'];
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  if (isPending) return <PlaceholderRows count={most} isUrgent />;
  if (tasks.length === 0) return <p className={styles.none}>{words.none}</p>;
  const shown = isAll ? tasks : tasks.slice(0, most);
  const all = number.format(tasks.length);
  // The reading goes on at the first row that was not there before.
  const showAll = (): void => {
    flushSync(() => setAll(true));
    list.current?.querySelectorAll('a')[most]?.focus();
  };
  return (
    <>
      <div id={id} ref={list}>
        <TaskGroups tasks={tasks} shown={shown.length} />
      </div>
      {tasks.length > most && (
        <div className={styles.rest}>
          <p>{words.shown(number.format(shown.length), isCut ? words.more(all) : all)}</p>
          <Button
            variant="quiet"
            aria-expanded={isAll}
            aria-controls={id}
            onClick={isAll ? () => setAll(false) : showAll}
          >
            {isAll ? words.showFewer : isCut ? words.show(all) : words.showAll(all)}
          </Button>
        </div>
      )}
    </>
  );
};
