import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import styles from './DashboardRoom.module.css';
import { OfficeKpis } from './OfficeKpis.tsx';
import { OfficeTasksCard } from './OfficeTasksCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useShipperSteps } from './useShipperSteps.ts';

/** A shipper's dashboard: what needs a decision, and the remaining set-up steps. */
export const OfficeDay = () => {
  const { today } = useDashboardTexts();
  const { steps, failed } = useShipperSteps(useWorkplace().membership.role);
  return (
    <div className={styles.cards}>
      <OfficeTasksCard isAlone={steps?.length === 0} />
      {steps && <StepsCard steps={steps} />}
      {failed && (
        <Card title={today.title}>
          <ReadFailure failure={failed.why} onRetry={failed.retry} />
        </Card>
      )}
      <OfficeKpis />
    </div>
  );
};
