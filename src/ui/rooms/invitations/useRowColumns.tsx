import type { InvitationPath } from '../../../domain/invitation/invitationFields.ts';
import type { InvitationRow } from '../../../domain/invitation/InvitationRow.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { EmailLine } from '../../components/EmailLine.tsx';
import type { Column } from '../../components/list/Column.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './InviteSeveral.module.css';
import { RowStatus } from './RowStatus.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

const sparable = ['phone', 'email', 'message'] as const;

/** Columns of the preview; empty ones are left out. */
export const useRowColumns = (rows: readonly InvitationRow[]): readonly Column<InvitationRow>[] => {
  const { nameless, columns } = useInvitationTexts().several;
  const number = new Intl.NumberFormat(useLocale());
  const isFilled = (field: InvitationPath): boolean => rows.some(({ draft }) => draft[field] !== '');
  const all: readonly Column<InvitationRow>[] = [
    {
      key: 'name',
      title: columns.name,
      cell: ({ draft }) => <span className={`${styles.cell} ${styles.name}`}>{draft.name || nameless}</span>,
    },
    { key: 'line', title: columns.line, numeric: true, cell: ({ line }) => number.format(line) },
    {
      key: 'phone',
      title: columns.phone,
      cell: ({ draft }) => draft.phone && <span className={styles.phone}>{draft.phone}</span>,
    },
    {
      key: 'email',
      title: columns.email,
      cell: ({ draft }) =>
        draft.email && (
          <span className={`${styles.cell} ${styles.email}`}>
            <EmailLine email={draft.email} />
          </span>
        ),
    },
    {
      key: 'message',
      title: columns.message,
      cell: ({ draft }) => draft.message && <span className={styles.cell}>{draft.message}</span>,
    },
    { key: 'standing', title: columns.standing, cell: (row) => <RowStatus row={row} /> },
  ];
  return all.filter(({ key }) => !isOneOf(sparable, key) || isFilled(key));
};
