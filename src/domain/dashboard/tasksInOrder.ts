import type { Task } from './Task.ts';
import { taskKey } from './taskKey.ts';

const dueAt = ({ due }: Task): number => (due === undefined ? Infinity : Date.parse(due));

const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The tasks by deadline, those without one last. Of several about the same record the earliest counts, or else the first given. */
export const tasksInOrder = (tasks: readonly Task[]): readonly Task[] => {
  const inOrder = tasks.toSorted((one, other) => compared(dueAt(one), dueAt(other)));
  const bySubject = new Map(inOrder.toReversed().map((task) => [taskKey(task), task]));
  return inOrder.filter((task) => bySubject.get(taskKey(task)) === task);
};
