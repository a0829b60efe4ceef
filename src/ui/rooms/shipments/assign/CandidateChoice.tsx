import { useId } from 'react';
import { ownText } from '../../../../domain/outside/ownText.ts';
import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { tooLateReason } from '../../../../domain/verdict/tooLateReason.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useVerdictTexts } from '../../../shared/freight/useVerdictTexts.ts';
import { VerdictReasons } from '../../../shared/freight/VerdictReasons.tsx';
import { useMeasure } from '../../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';
import { useApproachText } from './useApproachText.ts';

interface CandidateChoiceProps {
  readonly candidate: Candidate;
  /** IANA time zone of the first stop. */
  readonly timeZone: string | undefined;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A truck to choose: who drives what, how it comes to the pickup, and every reason against it. */
export const CandidateChoice = ({ candidate, timeZone, value, isChosen, onChoose }: CandidateChoiceProps) => {
  const id = useId();
  const { freight } = useAdminTexts();
  const verdictWords = useVerdictTexts();
  const { assign: words } = useShipmentTexts();
  const approach = useApproachText(timeZone);
  const measure = useMeasure();
  const { vehicle, trailer, driver, offered, verdict } = candidate;
  const goods = trailer ?? vehicle;
  const lateMin = candidate.slackMin !== undefined && candidate.slackMin < 0 ? -candidate.slackMin : undefined;
  const isLateTold = driver !== undefined && verdict.fits && tooLateReason(verdict) !== undefined;
  return (
    <label className={styles.candidate} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="truck"
        value={value}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
      />
      <span className={styles.about}>
        <span id={`${id}-name`} className={styles.name}>
          <strong>{vehicle.plate}</strong> {trailer && `${words.trailer(trailer.plate)} `}
          <span className={styles.driver}>· {driver?.name ?? words.noDriver}</span>
        </span>
        <span id={`${id}-about`} className={styles.facts}>
          {offered && <strong className={styles.offered}>{words.offered}</strong>}
          <span>
            {[vehicle.fleetNo, ownText(freight.bodyType, goods.bodyType), measure(goods.payloadKg, 'kg')]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>{approach(candidate, { isLateTold })}</span>
        </span>
        {!driver && <StatusBadge tone="bad">{verdictWords.nobodyDrives}</StatusBadge>}
        {(driver || !verdict.fits) && <VerdictReasons verdict={verdict} lateMin={lateMin} />}
      </span>
    </label>
  );
};
