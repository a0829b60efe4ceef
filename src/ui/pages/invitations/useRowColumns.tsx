import type { InvitationRow } from '../../../domain/invitation/InvitationRow.ts';
import type { Column } from '../../components/list/Column.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import styles from './InviteSeveral.module.css';
import { RowStanding } from './RowStanding.tsx';

/** What is shown of each row that was understood. */
export const useRowColumns = (): readonly Column<InvitationRow>[] => {
  const { nameless, columns } = useAdminTexts().invitations.several;
  const number = new Intl.NumberFormat(useLocale());
  return [
    {
      key: 'name',
      title: columns.name,
      cell: ({ draft }) => <span className={styles.cell}>{draft.name || nameless}</span>,
    },
    { key: 'line', title: columns.line, numeric: true, cell: ({ line }) => number.format(line) },
    { key: 'phone', title: columns.phone, cell: ({ draft }) => draft.phone },
    { key: 'email', title: columns.email, cell: ({ draft }) => <span className={styles.cell}>{draft.email}</span> },
    {
      key: 'message',
      title: columns.message,
      cell: ({ draft }) => <span className={styles.cell}>{draft.message}</span>,
    },
    { key: 'standing', title: columns.standing, cell: (row) => <RowStanding row={row} /> },
  ];
};
