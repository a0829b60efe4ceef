import type { ServiceIdentifier } from 'inversify';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import type { Standing } from '../../../domain/list/heldPage.ts';
import { useReading } from '../useReading.ts';

export interface RecordPort<Row> {
  read(id: string, signal?: AbortSignal): Promise<Row>;
}

/** Whoever has seen more rows leave a page is told that the list is another one. */
const most = 25;

const orGone = (error: unknown): undefined => {
  if (isUnknownRecord(error)) return undefined;
  throw error;
};

/** Reads what became of rows that have left their page. What cannot be read just now is left out. */
export const useStanding = <Row>(
  list: RoomList,
  port: ServiceIdentifier<RecordPort<Row>>,
  left: readonly string[],
): Standing<Row> => {
  const asked = left.slice(0, most);
  const { data } = useReading({
    port,
    key: [list, 'standing', asked],
    read:
      asked.length === 0
        ? undefined
        : async (source, signal): Promise<Standing<Row>> =>
            new Map(
              await Promise.all(asked.map(async (id) => [id, await source.read(id, signal).catch(orGone)] as const)),
            ),
    keepsPrevious: true,
    notKept: true,
  });
  return (asked.length === 0 ? undefined : data) ?? new Map();
};
