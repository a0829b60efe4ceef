import { Skeleton } from '../Skeleton.tsx';
import type { Column } from './Column.ts';
import { RowName } from './RowName.tsx';
import styles from './SkeletonRows.module.css';
import rowStyles from './TableRow.module.css';

interface SkeletonRowsProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'numeric' | 'spare' | 'onCard' | 'pictured'>[];
  /** Whether rows have a box to select them. */
  readonly selects: boolean;
}

const count = 10;

/** Placeholder rows while loading. */
export const SkeletonRows = ({ columns, selects }: SkeletonRowsProps) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className={rowStyles.row} data-loading="">
      {selects && (
        <td data-select="">
          <Skeleton width="1.125rem" height="1.125rem" />
        </td>
      )}
      {columns.map(({ key, numeric, spare, onCard = 'none', pictured }, at) =>
        at === 0 ? (
          <td key={key} className={styles.name}>
            <RowName
              brief
              picture={pictured && <Skeleton width="var(--portrait)" height="var(--portrait)" />}
              caption={<Skeleton width="5rem" height="0.75em" />}
            >
              <Skeleton width="8rem" />
            </RowName>
          </td>
        ) : (
          <td
            key={key}
            className={styles.cell}
            data-numeric={numeric || undefined}
            data-spare={spare || undefined}
            data-place={onCard === 'first' ? 'none' : onCard}
          >
            <Skeleton width={numeric ? '3.5rem' : '4.5rem'} />
          </td>
        ),
      )}
    </tr>
  ));
