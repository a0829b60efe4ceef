import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './DriversPage.module.css';

/** A company without drivers, and the ways to its first. */
export const NoDrivers = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const words = useAdminTexts().drivers.list;
  if (!mayWrite)
    return <EmptyState icon={<RoomIcon room="drivers" />} title={words.emptyTitle} text={words.emptyViewer} />;
  return (
    <EmptyState icon={<RoomIcon room="drivers" />} title={words.emptyTitle} text={words.emptyText}>
      <div className={styles.ways}>
        <ButtonRoute to={`${roomPath('drivers')}/new`}>{words.emptyAdd}</ButtonRoute>
        <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
          {words.emptyInvite}
        </ButtonRoute>
      </div>
    </EmptyState>
  );
};
