import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useShipperSteps } from '../../hooks/useShipperSteps.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { AllDone } from './AllDone.tsx';
import styles from './DashboardPage.module.css';
import { RowSkeletons } from './RowSkeletons.tsx';
import { StepsCard } from './StepsCard.tsx';

/** What a shipper looks at first: the steps that are left, or that nothing waits. */
export const OfficeDay = () => {
  const { today } = useAdminTexts().dashboard;
  const steps = useShipperSteps(useWorkplace().membership.role);
  return (
    <div className={styles.cards}>
      {steps && <StepsCard steps={steps} />}
      {steps?.length === 0 && (
        <Card title={today.title}>
          <AllDone title={today.nothing} text={today.nothingText}>
            <ButtonRoute variant="secondary" to={roomPath('company')}>
              {today.company}
            </ButtonRoute>
            <ButtonRoute variant="quiet" to={roomPath('help')}>
              {today.help}
            </ButtonRoute>
          </AllDone>
        </Card>
      )}
      {!steps && (
        <Card title={today.title}>
          <RowSkeletons count={1} />
        </Card>
      )}
    </div>
  );
};
