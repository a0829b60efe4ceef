import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { lostBy } from '../../../domain/offer/lostBy.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import styles from './OfferPage.module.css';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useOfferTexts } from './useOfferTexts.ts';

const outcomes = ['accepted', 'withdrawn', 'expired'] as const;

interface OfferOutcomeProps {
  readonly offer: Offer;
  /** The shipment that accepting a counter-offer has just made. */
  readonly booked: AwardedShipment | undefined;
}

/** How an offer ended. A lost one tells no name and no price. */
export const OfferOutcome = ({ offer, booked }: OfferOutcomeProps) => {
  const { outcome, closed, lost, act } = useOfferTexts();
  const { offerStatus } = useAdminTexts();
  const { status, closedReason } = offer;
  const shipmentId = booked?.id ?? offer.shipmentId;
  const loss = lostBy(offer);
  const said = loss ? outcome[loss] : isOneOf(outcomes, status) ? outcome[status] : '';
  const why = loss && closedReason && closedReason !== 'not_selected' ? closed[closedReason] : '';
  return (
    <Card title={booked ? act.booked(booked.reference) : loss ? lost[loss] : offerStatus[status]}>
      <div className={styles.body} role="status">
        {said !== '' && <p>{said}</p>}
        {why !== '' && <p>{why}</p>}
        {status === 'accepted' && (
          <ButtonRoute to={shipmentId === undefined ? roomPath('shipments') : recordPath('shipments', shipmentId)}>
            {shipmentId === undefined ? act.shipments : act.shipment}
          </ButtonRoute>
        )}
      </div>
    </Card>
  );
};
