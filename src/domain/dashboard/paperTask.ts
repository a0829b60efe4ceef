import type { Paper } from '../paper/Paper.ts';
import type { PaperTask } from './Task.ts';

/** A paper to be renewed before it ends, as a trip lasts longer. The services count days in UTC. */
export const paperTask = (paper: Paper): PaperTask => ({
  kind: 'paperEnds',
  paper,
  due: paper.expiresOn === undefined ? undefined : `${paper.expiresOn}T23:59:59Z`,
});
