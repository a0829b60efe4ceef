import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import { isCarrierReservation } from '../../../../domain/shipment/isCarrierReservation.ts';
import { nextSteps } from '../../../../domain/shipment/nextSteps.ts';
import { possibleCancelReasons } from '../../../../domain/shipment/possibleCancelReasons.ts';
import { reportTypes } from '../../../../domain/shipment/reportDraft.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { Button } from '../../../components/Button.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { useNow } from '../../../shared/useNow.ts';
import { useUnassignTruck } from '../assign/useUnassignTruck.ts';
import type { Asked } from '../dialogs/Asked.ts';
import styles from '../NextStepCard.module.css';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useEventText } from '../useEventText.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useTellShipment } from './useTellShipment.ts';

interface Action {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

interface StepMenuProps {
  readonly shipment: ShipmentRecord;
  readonly onAsk: (asked: Asked) => void;
}

/** Everything else that may be done with a shipment now. */
export const StepMenu = ({ shipment, onAsk }: StepMenuProps) => {
  const { next, steps: words, assign, report } = useShipmentTexts();
  const folded = useFolded(shipment);
  const side = useOwnSide();
  const { groundsOf } = useEventText(shipment);
  const now = useNow('minute').getTime();
  const unassigning = useUnassignTruck(shipment);
  const telling = useTellShipment(shipment);
  const types = new Set(nextSteps(folded, side).others.map(({ type }) => type));
  const solve: readonly Action[] = folded.openExceptions.map(({ id, kind }) => {
    const event = shipment.events.find((each) => each.id === id);
    const reserved = side === 'shipper' && event && isCarrierReservation(event, shipment.stops) ? event : undefined;
    return {
      id: `resolved-${id}`,
      label: reserved
        ? words.acceptOne(groundsOf(reserved).join(', '))
        : words.resolvedOne(ownText(report.kinds, kind) ?? report.kinds.other),
      run: () =>
        void telling.run({
          event: { type: 'resolved', stop: null, at: null, data: { of: id } },
          done: reserved ? report.told.accepted : report.told.resolved,
        }),
    };
  });
  const release = (): void =>
    void telling.run({ event: { type: 'released', stop: null, at: null, data: {} }, done: report.told.released });
  const cancel = (): void => onAsk({ to: 'cancel', reasons: possibleCancelReasons(folded, side, now) });
  const actionsOf = (type: string): readonly Action[] => {
    if (isOneOf(reportTypes, type)) return [{ id: type, label: words[type], run: () => onAsk({ to: 'report', type }) }];
    switch (type) {
      case 'assigned':
        return [{ id: type, label: next.reassign, run: () => onAsk({ to: 'assign' }) }];
      case 'unassigned':
        return [{ id: type, label: assign.unassign, run: unassigning.run }];
      case 'cancelled':
        return side === 'carrier' ? [{ id: type, label: words.cancel, run: cancel }] : [];
      case 'resolved':
        return solve;
      case 'released':
        return [{ id: type, label: words.released, run: release }];
      default:
        return [];
    }
  };
  const actions = [...types].flatMap(actionsOf);
  if (actions.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{next.more}</summary>
      <OvertakenShipment failure={telling.overtaken ?? unassigning.overtaken} status={shipment.status} />
      {telling.problem && <FieldProblem role="alert">{telling.problem.text}</FieldProblem>}
      <ul className={styles.menu}>
        {actions.map(({ id, label, run }) => (
          <li key={id}>
            <Button variant="quiet" onClick={run}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
