import type { Offer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { notBeforeWindow } from '../../../domain/offer/notBeforeWindow.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { instantText } from '../../components/instantText.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { LoadStops } from '../../shared/freight/LoadStops.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { TermsFacts } from '../../shared/terms/TermsFacts.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferedTruck } from './OfferedTruck.tsx';
import styles from './OfferPage.module.css';
import { PriceTrail } from './PriceTrail.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

interface OfferBodyProps {
  readonly offer: Offer;
  readonly mayWrite: boolean;
}

/** All of an offer below its header, what can be done about it first. */
export const OfferBody = ({ offer, mayWrite }: OfferBodyProps) => {
  const { notGiven } = useAdminTexts();
  const { page } = useOfferTexts();
  const locale = useLocale();
  const { load, vehicleId } = offer;
  // What is over may be of another year.
  const until = (end: string): string => (isLive(offer.status) ? deadlineText : instantText)(end, locale);
  const timeZone = load?.stops[0]?.window.timeZone;
  const pickupAt = offer.outdated ? notBeforeWindow(offer) : offer.pickupAt;
  const pickup = pickupAt && windowText({ from: pickupAt, to: undefined, timeZone }, locale);
  return (
    <RecordParts
      first={<OfferActions offer={offer} mayWrite={mayWrite} />}
      main={
        <>
          <PriceTrail offer={offer} />
          {load && isLive(offer.status) && <LoadStops title={page.stops} stops={load.stops} note={page.towns} />}
          {offer.verdict && (
            <Card title={page.verdict}>
              <div className={styles.body}>
                {vehicleId !== undefined && <OfferedTruck offer={{ ...offer, vehicleId }} />}
                <VerdictReasons verdict={offer.verdict} />
              </div>
            </Card>
          )}
        </>
      }
      side={
        <>
          <Card title={page.details}>
            <FactList
              variant="rows"
              none={notGiven}
              facts={[
                { title: page.validUntil, value: until(offer.validUntil) },
                ...(load?.decisionBy ? [{ title: page.decidesBy, value: until(load.decisionBy) }] : []),
                ...(pickup ? [{ title: page.pickupAt, value: pickup }] : []),
                ...(offer.message ? [{ title: page.message, value: offer.message }] : []),
                ...(offer.standBy ? [{ title: page.standBy, value: page.yes }] : []),
              ]}
            />
          </Card>
          {offer.terms && <TermsFacts terms={offer.terms} currency={offer.amount.currency} />}
        </>
      }
    />
  );
};
