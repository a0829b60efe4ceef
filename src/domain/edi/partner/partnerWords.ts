import { keysOf } from '../keysOf.ts';
import { responseActions } from '../response/TenderResponse.ts';
import { fileStatuses } from '../status/FileEvent.ts';
import { reasonCodes, statusCodes } from '../status/statusCodes.ts';

/** What a code of a partner can mean where its files are read, and what is written to it with a code of its own. */
export const partnerWords = {
  read: { status: fileStatuses, reason: keysOf(reasonCodes), answer: responseActions },
  write: { status: keysOf(statusCodes), reason: keysOf(reasonCodes), answer: responseActions },
} as const;
