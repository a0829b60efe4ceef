import { useEffect, useRef } from 'react';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { OwnOffer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { focusOnce } from '../../components/focusOnce.ts';
import { offerTones } from '../../components/offerTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './LoadPage.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface OwnOfferCardProps {
  readonly offer: OwnOffer;
  /** Whether it was sent a moment ago from further down the page: it then takes the focus. */
  readonly isNew: boolean;
}

/** The fleet's own offer for a load, and the way to it. */
export const OwnOfferCard = ({ offer, isNew }: OwnOfferCardProps) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew && card.current) focusOnce(card.current);
  }, [isNew]);
  const { offerStatus } = useAdminTexts();
  const { own } = useLoadTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const isRunning = isLive(offer.status);
  const isOutdated = isRunning && offer.outdated;
  const needsAnswer = offer.status === 'countered' || isOutdated;
  return (
    <Card
      ref={card}
      title={own.title}
      aside={
        <StatusBadge tone={isOutdated ? 'warning' : offerTones[offer.status]}>
          {isOutdated ? own.toConfirm : offerStatus[offer.status]}
        </StatusBadge>
      }
    >
      <div className={styles.own}>
        <p>
          <strong>{own.offered(money(offer.amount))}</strong>
          {isRunning && ` · ${own.until(deadlineText(offer.validUntil, locale))}`}
        </p>
        {offer.status === 'countered' && offer.counter && (
          <p>
            <strong>{own.countered(money(offer.counter.amount))}</strong>
            {` · ${own.counterUntil(deadlineText(offer.counter.validUntil, locale))}`}
          </p>
        )}
        {isOutdated && <p>{own.outdated}</p>}
        <ButtonRoute to={recordPath('offers', offer.id)} variant={needsAnswer ? 'primary' : 'secondary'}>
          {needsAnswer ? own.answer : own.open}
        </ButtonRoute>
      </div>
    </Card>
  );
};
