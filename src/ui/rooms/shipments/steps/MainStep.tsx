import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { DateTimeField } from '../../../components/dates/DateTimeField.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import styles from '../NextStepCard.module.css';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { pressedOnce } from './pressedOnce.ts';
import { type ForwardStep, useMainStep } from './useMainStep.ts';

interface MainStepProps extends ForwardStep {
  readonly shipment: ShipmentRecord;
}

/** The one next step as a big button: now, unless another time is given. */
export const MainStep = ({ shipment, type, stop }: MainStepProps) => {
  const { next: words } = useShipmentTexts();
  const step = useMainStep(shipment, { type, stop });
  return (
    <div className={styles.step}>
      <OvertakenShipment failure={step.overtaken} status={shipment.status} />
      <Button wide busy={step.pending} {...pressedOnce(step.send)}>
        {type === 'dispatched' ? words.dispatched : words[type](step.town)}
      </Button>
      {step.at !== undefined && (
        <DateTimeField
          name="step-time"
          mode="single"
          label={words.at[type]}
          zone={step.zone}
          value={step.at}
          onChange={step.change}
          problem={step.problem?.text}
        />
      )}
      {step.at === undefined && step.problem && <FieldProblem role="alert">{step.problem.text}</FieldProblem>}
      {step.at === undefined && (
        <p className={styles.now}>
          {words.now}{' '}
          <Button variant="quiet" onClick={step.changeTime}>
            {words.changeTime}
          </Button>
        </p>
      )}
    </div>
  );
};
