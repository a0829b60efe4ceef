import { recordPath } from '../access/recordPath.ts';
import type { Paper } from './Paper.ts';

/** Where a paper is put right: on the page of its vehicle or driver, at the part the address names after its `#`. */
export const remedyPath = ({ subject, subjectId, type }: Pick<Paper, 'subject' | 'subjectId' | 'type'>): string =>
  `${recordPath(subject === 'vehicle' ? 'vehicles' : 'drivers', subjectId)}#${type}`;
