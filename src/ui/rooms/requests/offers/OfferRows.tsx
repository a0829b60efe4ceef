import type { ComparedOffer } from '../../../../domain/offer/compareOffers.ts';
import { Co2eFigure } from '../../../shared/emission/Co2eFigure.tsx';
import { deadlineText } from '../../../shared/freight/deadlineText.ts';
import { useKmText } from '../../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../../shared/freight/useTimeLeft.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { CarrierRecord } from './CarrierRecord.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFit } from './OfferFit.tsx';
import { hasNotes, OfferNotes } from './OfferNotes.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import styles from './OfferRows.module.css';
import type { Decision } from './useOfferDecisions.ts';

interface OfferRowsProps {
  readonly compared: ComparedOffer;
  readonly isFirst: boolean;
  /** Whether any offer tells its CO2e. */
  readonly hasCo2e: boolean;
  /** IANA time zone of the first stop. */
  readonly pickupZone: string | undefined;
  readonly onDecide: ((decision: Decision) => void) | undefined;
}

/** An offer in the table: its figures, and below them what the carrier wrote. */
export const OfferRows = ({ compared, isFirst, hasCo2e, pickupZone, onDecide }: OfferRowsProps) => {
  const { columns, anyTime } = useRequestTexts().offers;
  const { freight } = useAdminTexts();
  const money = useMoneyText();
  const distance = useKmText();
  const timeLeft = useTimeLeft();
  const locale = useLocale();
  const { offer, perKm, status, hasOtherTerms } = compared;
  const notes = hasOtherTerms || hasNotes(offer);
  return (
    <tbody className={styles.offer} data-offer={offer.id}>
      <tr>
        <th scope="row" rowSpan={notes ? 2 : 1}>
          {offer.company.name}
        </th>
        <td data-numeric="" data-place="price">
          <OfferPrice compared={compared} />
        </td>
        <td data-numeric="" data-title={columns.perKm}>
          {perKm ? money(perKm) : '–'}
        </td>
        <td data-numeric="" data-title={columns.emptyKm}>
          {offer.emptyKm === undefined ? '–' : distance(offer.emptyKm, 'estimate')}
        </td>
        <td data-title={columns.fit}>
          <OfferFit verdict={offer.verdict} />
        </td>
        {hasCo2e && (
          <td data-numeric="" data-title={columns.co2e}>
            {offer.co2e ? <Co2eFigure footprint={offer.co2e} isAlike={compared.isCo2eAlike} /> : '–'}
          </td>
        )}
        <td data-title={columns.onTime}>{offer.scorecard && <CarrierRecord scorecard={offer.scorecard} />}</td>
        <td data-title={columns.pickup}>
          {offer.pickupAt === undefined ? anyTime : windowText({ from: offer.pickupAt, timeZone: pickupZone }, locale)}
        </td>
        <td data-numeric="" data-title={columns.validity}>
          <time dateTime={offer.validUntil} title={deadlineText(offer.validUntil, locale)}>
            {timeLeft(offer.validUntil) ?? freight.timeUp}
          </time>
        </td>
        {onDecide && (
          <td data-place="actions" rowSpan={notes ? 2 : 1}>
            <OfferActions compared={compared} isFirst={isFirst} onDecide={onDecide} />
          </td>
        )}
      </tr>
      {notes && (
        <tr>
          <td colSpan={hasCo2e ? 8 : 7} data-place="notes">
            <OfferNotes offer={offer} isCountered={status === 'countered'} hasOtherTerms={hasOtherTerms} />
          </td>
        </tr>
      )}
    </tbody>
  );
};
