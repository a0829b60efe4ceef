import { useEffect, useRef, useState } from 'react';
import { Notices } from '../../../application/shared/Notices.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { RowSelection } from '../../components/selection/RowSelection.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface SelectionOptions<Row> {
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly view: ListView;
  /** The rows shown now. */
  readonly rows: readonly Row[] | undefined;
}

/** The selected rows of a list. They outlive paging and sorting; another search or filter drops them, and says so. */
export const useSelection = <Row>({ idOf, nameOf, view, rows }: SelectionOptions<Row>): RowSelection<Row> => {
  const [selection] = useState(() => new RowSelection<Row>({ idOf, nameOf }));
  const notices = useInjection(Notices);
  const { bulk } = useAdminTexts();
  const sought = JSON.stringify([view.q, view.filters]);
  const before = useRef(sought);
  useEffect(() => {
    if (before.current === sought) return;
    before.current = sought;
    const isDropped = selection.rows().length > 0;
    selection.clear();
    if (isDropped) notices.tell(bulk.dropped);
  }, [selection, sought, notices, bulk]);
  useEffect(() => selection.show(rows ?? []), [selection, rows]);
  return selection;
};
