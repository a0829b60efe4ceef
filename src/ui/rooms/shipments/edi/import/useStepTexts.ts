import type { PlannedStatus } from '../../../../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { useRefusalWords } from '../../steps/useRefusalWords.ts';
import { useStopWords } from '../../useStopWords.ts';
import { useStatusImportTexts } from './useStatusImportTexts.ts';

/** Codes that say the same of a file: something before is missing. */
const outOfOrder: ReadonlySet<string> = new Set(['wrong_status', 'wrong_stop', 'last_stop', 'not_last_stop']);

/** What does not happen at the stop that it is about. */
const underWay: ReadonlySet<string> = new Set(['delayed', 'expected', 'on_the_way', 'to_pickup']);

/** Words what an event of a file says, and what it would do. */
export const useStepTexts = (shipment: ShipmentRecord) => {
  const words = useStatusImportTexts();
  const { time, town } = useStopWords(shipment);
  const { ofRule } = useRefusalWords(shipment);
  const doing = ({ step, stop, event }: PlannedStatus): readonly string[] => {
    if (step.does === 'nothing') return [words.idle[step.why]];
    if (step.does === 'cannot') return [words.trouble[step.why]];
    if (step.does === 'refused')
      return [outOfOrder.has(step.refusal.code) ? words.outOfOrder : ofRule(step.refusal).text];
    if (step.does === 'correct') return [words.was(time(step.was, stop))];
    const [first, ...more] = step.reports;
    if (more.length > 0) return [words.dispatched];
    if (first?.event.type === 'note') return [words.asNote(first.event.data.text ?? '')];
    return event.status === 'delayed' ? [words.asProblem] : [];
  };
  return {
    /** "Arrived at the pickup in Elwood". */
    titleOf: ({ event, stop }: PlannedStatus): string =>
      stop === null
        ? words.status[event.status]
        : (underWay.has(event.status) ? words.about : words.at)(words.status[event.status], town(stop)),
    timeOf: ({ at, stop }: PlannedStatus): string => time(at, stop),
    detailsOf: (planned: PlannedStatus): readonly string[] => [
      ...(planned.event.reason === 'none'
        ? []
        : [
            words.because(
              planned.event.reason === 'unknown'
                ? (planned.event.reasonCode ?? '')
                : words.reason[planned.event.reason],
            ),
          ]),
      ...doing(planned),
      ...(planned.isZoneAssumed ? [words.zoneAssumed] : []),
    ],
  };
};
