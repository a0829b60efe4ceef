import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './DriversPage.module.css';

interface NoDriversProps {
  /** Whether there may be some that the search or a filter hides. */
  readonly isNarrowed: boolean;
  readonly mayWrite: boolean;
}

/** Stands where drivers would. */
export const NoDrivers = ({ isNarrowed, mayWrite }: NoDriversProps) => {
  const { drivers, list } = useAdminTexts();
  if (isNarrowed) return <EmptyState title={list.nothingFound} text={list.nothingFoundText} />;
  const words = drivers.list;
  if (!mayWrite) return <EmptyState title={words.emptyTitle} text={words.emptyViewer} />;
  return (
    <EmptyState title={words.emptyTitle} text={words.emptyText}>
      <div className={styles.ways}>
        <ButtonRoute to={`${roomPath('drivers')}/new`}>{words.emptyAdd}</ButtonRoute>
        <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
          {words.emptyInvite}
        </ButtonRoute>
      </div>
    </EmptyState>
  );
};
