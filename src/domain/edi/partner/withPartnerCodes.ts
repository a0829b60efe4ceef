import { inTable } from '../inTable.ts';
import type { FileEvent } from '../status/FileEvent.ts';
import type { PartnerCodes } from './PartnerCodes.ts';

/** An event of a file as its sender means it: the codes of the partner count before those of most. */
export const withPartnerCodes = (event: FileEvent, { status, reason }: PartnerCodes['read']): FileEvent => ({
  ...event,
  status: inTable(status, event.code) ?? event.status,
  reason: inTable(reason, event.reasonCode ?? '') ?? event.reason,
});
