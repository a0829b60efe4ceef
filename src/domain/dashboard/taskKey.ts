import type { Task } from './Task.ts';

/** The record a task is about. A statement has the id of its shipment, and a vehicle several papers. */
export const taskKey = (task: Task): string => {
  if ('shipment' in task) return `shipment ${task.shipment.id}`;
  if ('offer' in task) return `offer ${task.offer.id}`;
  if ('request' in task) return `request ${task.request.id}`;
  if ('paper' in task) return `paper ${task.paper.subjectId} ${task.paper.type}`;
  return `statement ${task.statement.id}`;
};
