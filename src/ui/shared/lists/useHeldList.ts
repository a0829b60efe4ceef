import type { ServiceIdentifier } from 'inversify';
import { useEffect, useState } from 'react';
import { RecordChanges } from '../../../application/shared/RecordChanges.ts';
import { heldPage, leftRows, withoutRow } from '../../../domain/list/heldPage.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { useInjection } from '../injection/useInjection.ts';
import type { useRecordList } from '../record/useRecordList.ts';
import { type RecordPort, useStanding } from './useStanding.ts';

interface Held<Row> {
  /** The view that was asked for. */
  readonly view: string;
  readonly page: Page<Row>;
}

/**
 * Keeps the rows of a list where they are while others change it: a row is renewed in place, one that is gone is told about, and
 * what is new is counted until somebody asks for it. Another view, page or order is read anew.
 */
export const useHeldList = <Row extends { readonly id: string }>(
  list: ReturnType<typeof useRecordList<Row>>,
  port: ServiceIdentifier<RecordPort<Row>>,
) => {
  const { found } = list;
  const changes = useInjection(RecordChanges);
  const view = JSON.stringify(list.wanted);
  const [held, setHeld] = useState<Held<Row>>();
  const latest = found.isPlaceholderData ? undefined : found.data;
  const kept = held?.view === view && latest ? held.page : undefined;
  // What was read for an earlier visit may be old: rows are kept from the first answer of this one.
  if (latest && !kept && !found.isFetching && latest.rows.length > 0) setHeld({ view, page: latest });
  const standing = useStanding(list.list, port, kept && latest ? leftRows(kept, latest) : []);
  useEffect(
    () =>
      // Whoever takes a row off the list wants it to go.
      changes.onChange(({ removed }) =>
        setHeld((before) => before && { ...before, page: withoutRow(before.page, removed) }),
      ),
    [changes],
  );
  if (!kept || !latest) return { list, gone: new Set<string>(), came: 0, isSame: true, showAll: () => undefined };
  const { page, gone, came, isSame } = heldPage(kept, latest, standing);
  return {
    list: { ...list, found: { ...found, data: page } },
    gone,
    came,
    isSame,
    /** Shows the list as it is now. */
    showAll: () => setHeld({ view, page: latest }),
  };
};
