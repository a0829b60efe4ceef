import type { Task } from './Task.ts';

const subjectOf = (task: Task): string => {
  if ('shipment' in task) return task.shipment.id;
  return 'offer' in task ? task.offer.id : task.request.id;
};

const dueAt = ({ due }: Task): number => (due === undefined ? Infinity : Date.parse(due));

const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The tasks by deadline, those without one last. Of several about the same record, the first given counts. */
export const tasksInOrder = (tasks: readonly Task[]): readonly Task[] => {
  const bySubject = new Map(tasks.toReversed().map((task) => [subjectOf(task), task]));
  return tasks
    .filter((task) => bySubject.get(subjectOf(task)) === task)
    .toSorted((one, other) => compared(dueAt(one), dueAt(other)));
};
