import type { TrackingStep } from '../../../domain/tracking/trackingSteps.ts';
import { momentText, windowText } from './momentText.ts';
import styles from './StopSteps.module.css';
import { trackingTexts } from './trackingTextsEnUS.ts';

const timeText = ({ time, timeZone, state }: TrackingStep, locale: string): string | undefined => {
  if (state === 'skipped') return trackingTexts.times.skipped;
  if (!time) return undefined;
  if (time.kind === 'planned') return trackingTexts.times.planned(windowText(time, timeZone, locale));
  return trackingTexts.times[time.kind](momentText(time.at, timeZone, locale));
};

interface StopStepsProps {
  readonly steps: readonly TrackingStep[];
  readonly locale: string;
}

/** The stops in order, with how far it has come. */
export const StopSteps = ({ steps, locale }: StopStepsProps) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li
        key={step.number}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === 'here' ? 'step' : undefined}
      >
        <span className={styles.mark} aria-hidden="true" />
        <div className={styles.words}>
          <p className={styles.town}>
            <bdi>{step.town}</bdi>
            {step.country && <span className={styles.country}> {step.country}</span>}
            <span className="visually-hidden">, {trackingTexts.states[step.state]}</span>
          </p>
          <p className={styles.time}>
            {trackingTexts.types[step.type]}
            {' · '}
            {timeText(step, locale)}
          </p>
          {step.late && <p className={styles.late}>{trackingTexts.late}</p>}
        </div>
      </li>
    ))}
  </ol>
);
