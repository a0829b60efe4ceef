import type { ServiceIdentifier } from 'inversify';
import { codesOfSender } from '../../domain/edi/partner/codesOfSender.ts';
import { withPartnerCodes } from '../../domain/edi/partner/withPartnerCodes.ts';
import { readStatuses } from '../../domain/edi/status/readStatuses.ts';
import type { FileReport } from '../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { eachInTurn, type Outcome, type Watch } from '../shared/eachInTurn.ts';
import type { ShipmentRegister } from '../shipments/ShipmentRegister.ts';
import type { ShipmentReports, ToldAnswer } from '../shipments/ShipmentReports.ts';
import { inTurns } from './inTurns.ts';
import { type OpenedFile, openEdiFile } from './openEdiFile.ts';
import type { PartnerCodeBook } from './partnerCodeBook.ts';
import { type FoundLoad, lookUpStatuses } from './lookUpStatuses.ts';
import { type StatusPlans, statusPlans } from './statusPlans.ts';

/** What a file of statuses holds. */
export interface StatusFile extends OpenedFile {
  readonly loads: readonly FoundLoad[];
}

/** What is to be told of a shipment. */
export interface DueStatus {
  readonly found: FoundLoad;
  readonly shipment: ShipmentRecord;
  readonly reports: readonly FileReport[];
}

/** What became of each report, by its id. */
export type StatusOutcome = Outcome<DueStatus, ReadonlyMap<string, ToldAnswer>>;

export interface ImportStatus extends StatusPlans {
  /** Reads a file, and looks up its shipments. Throws a `Failure`. */
  readonly read: (bytes: Uint8Array, watch: Watch) => Promise<StatusFile>;
  /** Tells what is due, each shipment for itself. Safe to retry: what a file says is recorded once. */
  readonly carryOut: (due: readonly DueStatus[], watch: Watch) => Promise<readonly StatusOutcome[]>;
}
export const ImportStatus: ServiceIdentifier<ImportStatus> = Symbol('ImportStatus');

/** Events that the service takes at once. */
const mostAtOnce = 100;

/** Trucks leave and come back with these. */
const stale = ['shipments', 'vehicles', 'drivers'] as const;

export const importStatus = (
  register: ShipmentRegister,
  reports: ShipmentReports,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
  codes: PartnerCodeBook,
): ImportStatus => {
  const tell = async ({ shipment, reports: due }: DueStatus): Promise<ReadonlyMap<string, ToldAnswer>> => {
    const answers = new Map<string, ToldAnswer>();
    for (let from = 0; from < due.length; from += mostAtOnce) {
      const batch = due.slice(from, from + mostAtOnce).map((report) => ({ ...report, source: 'edi' as const }));
      // oxlint-disable-next-line no-await-in-loop -- each batch follows the one before
      const told = await keys.once({ shipment: shipment.id, batch }, (key) => reports.tellAll(shipment.id, batch, key));
      for (const [at, answer] of told.entries()) answers.set(batch[at]?.id ?? '', answer);
    }
    return answers;
  };
  return {
    read: async (bytes, watch) => {
      const opened = await openEdiFile(clock, bytes);
      const { interchange } = opened;
      const read = interchange ? await inTurns(clock, readStatuses(interchange)) : [];
      const own = interchange && codesOfSender(await codes.read(watch.signal), interchange.sender.id)?.read;
      const readings = own
        ? read.map((reading) => ({ ...reading, value: reading.value?.map((event) => withPartnerCodes(event, own)) }))
        : read;
      return { ...opened, loads: await lookUpStatuses(register, clock, readings, watch) };
    },
    ...statusPlans(clock),
    carryOut: async (due, watch) => {
      const outcomes = await eachInTurn(clock, due, tell, watch);
      changes.publish({ lists: stale });
      return outcomes;
    },
  };
};
