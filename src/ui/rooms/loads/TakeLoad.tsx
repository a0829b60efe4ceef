import { useMemo, useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import { emptyOffer } from '../../../domain/offer/emptyOffer.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { Button } from '../../components/Button.tsx';
import { useLeavePart } from '../../shared/leaving/useLeavePart.ts';
import { OfferPanel } from '../../shared/offering/OfferPanel.tsx';
import { useOfferingTexts } from '../../shared/offering/useOfferingTexts.ts';
import { useTell } from '../../shared/useTell.ts';
import { BookPanel } from './BookPanel.tsx';
import styles from './LoadPage.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface TakeLoadProps {
  readonly load: Load;
  /** Whether the amount has the focus at once. */
  readonly isAsked: boolean;
  readonly onBooked: (shipment: AwardedShipment) => void;
  /** An offer was sent, and is read with the load. */
  readonly onSent: () => void;
}

/** Books a load at its fixed price, or makes an offer for it. */
export const TakeLoad = ({ load, isAsked, onBooked, onSent }: TakeLoadProps) => {
  const { book } = useLoadTexts();
  const { sent } = useOfferingTexts();
  const tell = useTell();
  const leave = useLeavePart();
  const { model, currency = '', target } = load.pricing;
  const isFixed = model === 'fixed' && target !== undefined;
  const [isOffering, setOffering] = useState(!isFixed || isAsked);
  const asked = useMemo(() => taskOf(load), [load]);
  const offer = (
    <OfferPanel
      load={{
        id: load.id,
        km: load.km,
        currency,
        target,
        decisionBy: load.decisionBy,
        termsVersion: load.terms?.version,
        zone: load.stops[0]?.window.timeZone,
      }}
      task={asked}
      initial={emptyOffer(load.decisionBy)}
      isAsked={isAsked}
      onSent={() => {
        tell(sent);
        onSent();
      }}
    />
  );
  if (!isFixed) return offer;
  return (
    <div className={styles.swap}>
      {isOffering ? offer : <BookPanel load={load} price={target} onBooked={onBooked} />}
      <Button variant="quiet" onClick={() => leave(() => setOffering(!isOffering))}>
        {isOffering ? book.bookInstead : book.offerInstead}
      </Button>
    </div>
  );
};
