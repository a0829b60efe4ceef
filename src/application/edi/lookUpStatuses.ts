import type { EdiErrorCode, EdiFinding, EdiNoteCode } from '../../domain/edi/EdiFinding.ts';
import type { FileEvent } from '../../domain/edi/status/FileEvent.ts';
import { likeliestFirst } from '../../domain/edi/status/likeliestFirst.ts';
import type { StatusReading } from '../../domain/edi/status/readStatuses.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import type { ShipmentRegister } from '../shipments/ShipmentRegister.ts';
import { lookUpEach } from './lookUpEach.ts';
import { withReference } from './withReference.ts';

/** What a set of a file says of one load, with the shipments that may be meant. */
export interface FoundLoad {
  /** Tells it from the other loads of the file. */
  readonly key: string;
  /** The shipper's number of the load, else the carrier's. */
  readonly reference: string | undefined;
  readonly events: readonly FileEvent[];
  readonly errors: readonly EdiFinding<EdiErrorCode>[];
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
  /** Several shippers may use one number. What was canceled comes last. */
  readonly shipments: readonly ShipmentRecord[];
}

type Load = Omit<FoundLoad, 'shipments'> & { readonly numbers: readonly string[] };

/** Shipments of one number that are looked at. */
const mostOfNumber = 5;

/** The loads that a set tells of: most tell of one. */
const loadsIn = ([at, { value = [], errors, notes }]: readonly [number, StatusReading]): readonly Load[] => {
  const byNumber = new Map<string, FileEvent[]>();
  for (const event of value) {
    const number = JSON.stringify([event.reference, event.carrierReference]);
    byNumber.set(number, [...(byNumber.get(number) ?? []), event]);
  }
  const groups = byNumber.size > 0 ? [...byNumber.values()] : [[]];
  return groups.map((events, nth) => {
    const numbers = [events[0]?.reference, events[0]?.carrierReference].flatMap((number) => number ?? []);
    const isFirst = nth === 0;
    return {
      key: `${at}/${nth}`,
      reference: numbers[0],
      numbers,
      events,
      errors: isFirst ? errors : [],
      notes: isFirst ? notes : [],
    };
  });
};

/** Looks up the shipments of a file, a few at a time and each number once. Throws a `Failure`. */
export const lookUpStatuses = (
  register: ShipmentRegister,
  clock: Clock,
  readings: readonly StatusReading[],
  watch: Watch,
): Promise<readonly FoundLoad[]> => {
  const asked = new Map<string, Promise<readonly ShipmentRecord[]>>();
  const search = async (number: string): Promise<readonly ShipmentRecord[]> => {
    const same = await withReference(register, number, '-createdAt', watch.signal);
    const wanted = likeliestFirst(same).slice(0, mostOfNumber);
    return Promise.all(wanted.map(({ id }) => register.read(id, watch.signal)));
  };
  const shipmentsOf = async (numbers: readonly string[]): Promise<readonly ShipmentRecord[]> => {
    for (const number of numbers) {
      const found = asked.get(number) ?? search(number);
      asked.set(number, found);
      // oxlint-disable-next-line no-await-in-loop -- the second number counts where the first is unknown
      const shipments = await found;
      if (shipments.length > 0) return shipments;
    }
    return [];
  };
  const lookUp = async ({ numbers, ...load }: Load): Promise<FoundLoad> => ({
    ...load,
    shipments: await shipmentsOf(numbers),
  });
  return lookUpEach(clock, [...readings.entries()].flatMap(loadsIn), lookUp, watch);
};
