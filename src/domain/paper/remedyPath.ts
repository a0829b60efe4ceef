import { recordPath } from '../access/recordPath.ts';
import type { Paper } from './Paper.ts';

/** Where a paper is put right: the page of its vehicle or driver. */
export const remedyPath = ({ subject, subjectId }: Pick<Paper, 'subject' | 'subjectId'>): string =>
  recordPath(subject === 'vehicle' ? 'vehicles' : 'drivers', subjectId);
