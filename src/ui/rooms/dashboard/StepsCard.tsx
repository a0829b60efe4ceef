import { roomPath } from '../../../domain/access/roomPath.ts';
import type { FirstStep, StepName } from '../../../domain/firstSteps/FirstStep.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import styles from './StepsCard.module.css';
import { useDashboardTexts } from './useDashboardTexts.ts';

const ways: Readonly<Record<StepName, string>> = {
  vehicle: `${roomPath('vehicles')}/new`,
  drivers: `${roomPath('drivers')}/new`,
  request: `${roomPath('requests')}/new`,
  company: roomPath('company'),
  colleague: roomPath('company'),
};

/** Set-up steps of a new company; gone once all are done. */
export const StepsCard = ({ steps }: { readonly steps: readonly FirstStep[] }) => {
  const words = useDashboardTexts().firstSteps;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (steps.length === 0) return null;
  return (
    <Card
      title={words.title}
      aside={words.done(String(steps.filter(({ isDone }) => isDone).length), String(steps.length))}
    >
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark}>{isDone && <span className="visually-hidden">{words.isDone}</span>}</span>
            <div className={styles.words}>
              <strong>{words.step[step].title}</strong>
              {!isDone && <p>{words.step[step].text}</p>}
            </div>
            {!isDone && (
              <div className={styles.ways}>
                {step === 'drivers' && (
                  <ButtonRoute variant="quiet" to={`${roomPath('invitations')}/new`}>
                    {words.invite}
                  </ButtonRoute>
                )}
                <ButtonRoute variant={step === next ? 'primary' : 'secondary'} to={ways[step]}>
                  {words.step[step].way}
                </ButtonRoute>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};
