import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import styles from './LoadPage.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** What a fleet without trucks reads in place of how many fit, with the way to the first. */
export const FirstTruck = () => {
  const { fleet } = useLoadTexts();
  const { role } = useWorkplace().membership;
  return (
    <div className={styles.first}>
      <p>{fleet.firstTruck}</p>
      {mayWrite(role) && (
        <ButtonRoute variant="secondary" to={`${roomPath('vehicles')}/new`}>
          {fleet.addTruck}
        </ButtonRoute>
      )}
    </div>
  );
};
