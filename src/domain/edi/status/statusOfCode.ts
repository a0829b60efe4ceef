import { inTable } from '../inTable.ts';
import { wordOf } from '../tender/tenderCodes.ts';
import type { FileStatus } from './FileEvent.ts';
import { type EdiReason, reasonCodes, statusCodes } from './statusCodes.ts';

/** Statuses (X12 1650) that partners send and we do not. */
const onlyRead: Readonly<Record<string, FileStatus>> = {
  CP: 'loaded',
  X6: 'on_the_way',
  AG: 'expected',
  X2: 'expected',
  AH: 'attempt_failed',
  A3: 'returned',
};

/** Further codes for the same reasons (X12 1651): customs, and a driver who is not there. */
const otherReasons: Readonly<Record<string, EdiReason>> = { CA: 'border', D2: 'driver' };

/** What a status code (X12 1650) means. */
export const statusOfCode = (code: string): FileStatus =>
  wordOf(statusCodes, code) ?? inTable(onlyRead, code) ?? 'unknown';

/** What a reason code (X12 1651) means: the same letters say something else as a status. */
export const reasonOfCode = (code: string | undefined): EdiReason | 'unknown' =>
  code === undefined ? 'none' : (wordOf(reasonCodes, code) ?? inTable(otherReasons, code) ?? 'unknown');
