import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useShipperSteps } from './useShipperSteps.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { AllDone } from './AllDone.tsx';
import styles from './DashboardPage.module.css';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { StepsCard } from './StepsCard.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** A shipper's dashboard: remaining set-up steps, "all done", or why it failed to load. */
export const OfficeDay = () => {
  const { today } = useDashboardTexts();
  const { steps, failed } = useShipperSteps(useWorkplace().membership.role);
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
      {failed && (
        <Card title={today.title}>
          <ReadFailure failure={failed.why} onRetry={failed.retry} />
        </Card>
      )}
      {!steps && !failed && (
        <Card title={today.title}>
          <PlaceholderRows count={1} />
        </Card>
      )}
    </div>
  );
};
