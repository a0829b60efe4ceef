import type { ComparedOffer } from '../../../../domain/offer/compareOffers.ts';
import { Button } from '../../../components/Button.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferActions.module.css';
import type { Decision } from './useOfferDecisions.ts';

interface OfferActionsProps {
  readonly compared: ComparedOffer;
  /** Whether it is the lowest one that can be accepted as it is. */
  readonly isFirst: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** What can be done with an offer, or why nothing can be done yet. */
export const OfferActions = ({ compared: { offer, barrier }, isFirst, onDecide }: OfferActionsProps) => {
  const { act, barrier: barriers } = useRequestTexts().offers;
  const money = useMoneyText();
  const { name } = offer.company;
  return (
    <div className={styles.actions}>
      {barrier === undefined ? (
        <Button
          wide
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={act.acceptOf(name, money(offer.amount))}
          aria-haspopup="dialog"
          onClick={() => onDecide('accept')}
        >
          {act.accept}
        </Button>
      ) : (
        <p className={styles.barrier}>{barriers[barrier]}</p>
      )}
      <div className={styles.others}>
        {barrier === undefined && (
          <Button
            variant="quiet"
            aria-label={act.counterTo(name)}
            aria-haspopup="dialog"
            onClick={() => onDecide('counter')}
          >
            {act.counter}
          </Button>
        )}
        {barrier !== 'request_over' && (
          <Button
            variant="quiet"
            aria-label={act.declineOf(name)}
            aria-haspopup="dialog"
            onClick={() => onDecide('decline')}
          >
            {act.decline}
          </Button>
        )}
      </div>
    </div>
  );
};
