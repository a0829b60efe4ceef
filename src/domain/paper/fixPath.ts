import { recordPath } from '../access/recordPath.ts';
import type { Paper } from './Paper.ts';

/** Where a paper is fixed: the page of its vehicle or driver, with the part in the `#`. */
export const fixPath = ({ subject, subjectId, type }: Pick<Paper, 'subject' | 'subjectId' | 'type'>): string =>
  `${recordPath(subject === 'vehicle' ? 'vehicles' : 'drivers', subjectId)}#${type}`;
