import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Card } from '../../../components/Card.tsx';
import { durationText } from '../../../shared/freight/durationText.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import card from '../CardStops.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { StopCharge } from './StopCharge.tsx';
import { useWaitings } from './useWaitings.ts';
import styles from './Waiting.module.css';

interface WaitingCardProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** What waiting costs at each stop where a truck is, or was longer than is free: the same figures for both parties. */
export const WaitingCard = ({ shipment, mayWrite }: WaitingCardProps) => {
  const { waiting: words } = useShipmentTexts();
  const money = useMoneyText();
  const locale = useLocale();
  const { ratePerHourMinor, incrementMin, capMin } = shipment.terms;
  const told = useWaitings(shipment).filter(
    ({ state, dwellMin, freeMin }) => dwellMin > freeMin || state === 'running' || state === 'unproven',
  );
  if (told.length === 0) return null;
  const rate = money({ ...shipment.price, amountMinor: ratePerHourMinor });
  return (
    <Card title={words.title}>
      <div className={card.body}>
        <p className={styles.muted}>
          {ratePerHourMinor > 0 && capMin > 0
            ? words.terms(rate, durationText(incrementMin, locale), durationText(capMin, locale))
            : words.unpaid}
        </p>
        <ul className={card.stops}>
          {told.map((waiting) => (
            <StopCharge key={waiting.stop} shipment={shipment} waiting={waiting} mayWrite={mayWrite} />
          ))}
        </ul>
      </div>
    </Card>
  );
};
