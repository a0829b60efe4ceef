import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { ownField } from '../../../domain/outside/ownField.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { lateApproachOf } from '../../../domain/shipment/lateApproachOf.ts';
import { isReservationAccepted } from '../../../domain/shipment/isReservationAccepted.ts';
import { provenPackages } from '../../../domain/shipment/provenPackages.ts';
import { reservationTexts } from '../../../domain/shipment/reservationTexts.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../domain/shipment/ShipmentEvent.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePackagesText } from './proof/usePackagesText.ts';
import { useNearText } from './useNearText.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';

const plain = ['booked', 'unassigned', 'dispatched', 'pod_rejected', 'cancelled', 'hold', 'released'] as const;
const atTown = [
  'arrived',
  'departed',
  'delivered',
  'pod_added',
  'stop_skipped',
  'waiting_accepted',
  'waiting_disputed',
] as const;

/** What is not in the list, another client said in words of its own. */
const wordsFor = (map: Readonly<Record<string, string>>, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (ownText(map, code) ?? code);

/** Whether a proof of the same delivery came before. */
const isAnotherProof = ({ id, stop }: ShipmentEvent, events: readonly ShipmentEvent[]): boolean =>
  events.find((event) => event.type === 'pod_added' && event.stop === stop)?.id !== id;

/** Words what happened to a shipment: "Departed Lyon", and what was said about it. */
export const useEventText = (shipment: Pick<ShipmentRecord, 'stops' | 'events'>) => {
  const { timeline, cancel, report, reservation, proof, waiting } = useShipmentTexts();
  /** Each kind of event has reasons of its own. */
  const reasonsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    cancelled: cancel.reasons,
    pod_rejected: proof.reasons,
    waiting_disputed: waiting.reasons,
  };
  const words = useStopWords(shipment);
  const near = useNearText(shipment);
  const locale = useLocale();
  const { inLine } = usePackagesText();

  /** What was reserved, with its figures. */
  const groundsOf = ({ type, data }: ShipmentEvent): readonly string[] =>
    type === 'exception'
      ? reservationTexts(data, reservation.printed, (figure) => numberFormat(locale).format(figure))
      : [];

  const titleOf = (event: ShipmentEvent): string => {
    const { type, stop, data } = event;
    const { event: said } = timeline;
    if (type === 'pod_added' && isAnotherProof(event, shipment.events)) return said.provenAgain(words.town(stop));
    if (isOneOf(atTown, type)) return said[type](words.town(stop));
    if (isOneOf(plain, type)) return said[type];
    switch (type) {
      case 'assigned':
        return shipment.events.some((each) => each.type === 'assigned' && each.recordedAt < event.recordedAt)
          ? said.reassigned
          : said.assigned;
      case 'completed':
        if (ownField(data, 'automatic') === true) return said.completedAutomatically;
        return event.side === 'shipper' ? said.verified : said.completed;
      case 'delay':
        return said.delay(durationText(Number(ownField(data, 'minutes') ?? 0), locale));
      case 'exception':
        return said.exception(wordsFor(report.kinds, ownText(data, 'kind')) ?? report.kinds.other);
      case 'resolved': {
        const accepted = shipment.events.find(({ id }) => id === ownText(data, 'of'));
        return accepted && isReservationAccepted(accepted, shipment) ? said.accepted : said.resolved;
      }
      case 'position':
        return [said.position, near(event.position)].filter(Boolean).join(' ');
      case 'reckoned':
        return lateApproachOf(event) ? said.reckonedLate : said.reckonedInTime;
      case 'note':
        return said.note;
      case 'correction': {
        const corrected = shipment.events.find(({ id }) => id === ownText(data, 'of'));
        return said.correction(corrected ? titleOf(corrected) : said.other);
      }
      default:
        return said.other;
    }
  };
  return {
    titleOf,
    groundsOf,
    /** The truck, counts, expected time, reason or text that came with it; '' for none. */
    detailOf: (event: ShipmentEvent): string => {
      const { type, data } = event;
      const worded = wordsFor(reasonsOf[type] ?? report.delayReasons, ownText(data, 'reason'));
      const packages = provenPackages(event);
      const late = type === 'reckoned' ? lateApproachOf(event) : null;
      const crew = ['plate', 'trailerPlate', 'driverName'].map((name) => ownText(data, name));
      return [
        ...crew,
        packages && inLine(packages),
        late && timeline.event.expected(words.time(late.at, 0)),
        worded,
        ...groundsOf(event),
        ownText(data, 'text'),
        ownText(data, 'note'),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
};
