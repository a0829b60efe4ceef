import { useId } from 'react';
import type { Task } from '../../../domain/dashboard/Task.ts';
import { taskKey } from '../../../domain/dashboard/taskKey.ts';
import { urgencies, type Urgency, urgencyOf } from '../../../domain/dashboard/urgencyOf.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import styles from './DayRow.module.css';
import { TaskRow } from './TaskRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** So few need no headings. */
const few = 5;

interface TaskGroupsProps {
  /** The next deadline first. */
  readonly tasks: readonly Task[];
  /** How many of them are shown. */
  readonly shown: number;
}

/** The first tasks by how soon they have to be done, each group with how many there are of it in all. */
export const TaskGroups = ({ tasks, shown }: TaskGroupsProps) => {
  const now = useNow('minute');
  if (tasks.length <= few) return <TaskList tasks={tasks} />;
  const first = tasks.slice(0, shown);
  return urgencies.map((urgency) => {
    const isOf = (task: Task): boolean => urgencyOf(task, now) === urgency;
    const rows = first.filter(isOf);
    return rows.length > 0 && <Group key={urgency} urgency={urgency} tasks={rows} all={tasks.filter(isOf).length} />;
  });
};

interface GroupProps {
  readonly urgency: Urgency;
  readonly tasks: readonly Task[];
  readonly all: number;
}

const Group = ({ urgency, tasks, all }: GroupProps) => {
  const { tasks: words } = useDashboardTexts();
  const number = numberFormat(useLocale());
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle} data-tone={urgency === 'late' ? 'bad' : undefined}>
        {words.urgency[urgency]} <span>{number.format(all)}</span>
      </h3>
      <TaskList tasks={tasks} />
    </section>
  );
};

const TaskList = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <ul>
    {tasks.map((task) => (
      <TaskRow key={taskKey(task)} task={task} />
    ))}
  </ul>
);
