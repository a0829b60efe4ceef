import type { Task } from './Task.ts';
import { taskKey } from './taskKey.ts';

const dueAt = ({ due }: Task): number => (due === undefined ? Infinity : Date.parse(due));

const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The tasks by deadline, those without one last. Of several about the same record, the first given counts. */
export const tasksInOrder = (tasks: readonly Task[]): readonly Task[] => {
  const bySubject = new Map(tasks.toReversed().map((task) => [taskKey(task), task]));
  return tasks
    .filter((task) => bySubject.get(taskKey(task)) === task)
    .toSorted((one, other) => compared(dueAt(one), dueAt(other)));
};
