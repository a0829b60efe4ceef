import { isUnsent } from '../../../domain/outbox/isUnsent.ts';
import { keptProofs } from '../../../domain/outbox/keptProofs.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { cancellationFee } from '../../../domain/shipment/cancellationFee.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import styles from './NextStepCard.module.css';
import { useOwnOutbox } from './outbox/useOwnOutbox.ts';
import { useFolded } from './useFolded.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';
import { useWaitings } from './waiting/useWaitings.ts';

/** What a shipment waits for, and what stands in its way. */
export const StandingNotes = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { next: words, outbox, report, waiting } = useShipmentTexts();
  const locale = useLocale();
  const now = useNow('minute').getTime();
  const side = useOwnSide();
  const money = useMoneyText();
  const { status, onHold, openExceptions, unresolved, cancelled } = useFolded(shipment);
  const closed = shipment.events.filter(({ id, type }) => type === 'exception' && unresolved.includes(id));
  const fee = { ...shipment.price, amountMinor: cancellationFee(cancelled, shipment.terms) };
  const { town } = useStopWords(shipment);
  const toAnswer = useWaitings(shipment).filter(
    ({ state, chargeMinor }) => side === 'shipper' && state === 'proposed' && chargeMinor > 0,
  );
  const timeZone = shipment.stops[0]?.window?.timeZone;
  const due = windowText({ from: shipment.assignBy, to: undefined, timeZone }, locale) ?? '';
  const isPast = now >= Date.parse(shipment.assignBy);
  const isCarrier = side === 'carrier';
  const open = isCarrier ? words.assignBy : words.assignByOffice;
  const past = isCarrier ? words.assignByPast : words.assignByPastOffice;
  const isProofKept = keptProofs(useOwnOutbox().entries, shipment.id).some(isUnsent);
  const rejected = isCarrier ? words.waits.rejected : words.waits.rejectedOffice;
  const toVerify = isCarrier ? words.waits.toVerify : words.waits.toVerifyOffice;
  const hasProblems = status === 'completed' && closed.length > 0 && toAnswer.length === 0;
  const toldOf = (reached: Exclude<typeof status, 'booked'>): string => {
    if (shipment.flags.includes('pod_to_verify')) return toVerify;
    if (isProofKept && reached === 'delivered') return outbox.proof.standing;
    return shipment.flags.includes('pod_rejected') ? rejected : words.waits[reached];
  };
  return (
    <>
      {onHold && <p className={styles.notice}>{words.onHold}</p>}
      {openExceptions.map(({ id, kind }) => (
        <p key={id} className={styles.notice}>
          {report.problemOpen(ownText(report.kinds, kind) ?? report.kinds.other)}
        </p>
      ))}
      {toAnswer.map(({ stop }) => (
        <p key={stop} className={styles.notice}>
          {waiting.toAnswer(town(stop))}
        </p>
      ))}
      {status === 'booked' && <p className={isPast ? styles.notice : styles.state}>{isPast ? past(due) : open(due)}</p>}
      {hasProblems && (
        <p className={styles.notice}>
          {words.completedOpen(closed.length)}
          {closed.map(({ id, data }) => (
            <a key={id} href={`#event-${id}`}>
              {ownText(report.kinds, ownText(data, 'kind') ?? '') ?? report.kinds.other}
            </a>
          ))}
        </p>
      )}
      {status !== 'booked' && !hasProblems && !(status === 'completed' && toAnswer.length > 0) && (
        <p className={styles.state}>{toldOf(status)}</p>
      )}
      {fee.amountMinor > 0 && <p className={styles.state}>{words.feeOwed[side](money(fee))}</p>}
    </>
  );
};
