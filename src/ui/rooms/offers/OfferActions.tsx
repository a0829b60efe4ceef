import { useState } from 'react';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { draftOfOffer } from '../../../domain/offer/draftOfOffer.ts';
import { isInOtherCurrency } from '../../../domain/offer/isInOtherCurrency.ts';
import { isLive, mostRevisions } from '../../../domain/offer/OfferStatus.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { OfferPanel } from '../../shared/offering/OfferPanel.tsx';
import { OvertakenNote } from '../../shared/offering/OvertakenNote.tsx';
import { useOfferingTexts } from '../../shared/offering/useOfferingTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useTell } from '../../shared/useTell.ts';
import { LoadChanges } from './LoadChanges.tsx';
import { OfferOutcome } from './OfferOutcome.tsx';
import styles from './OfferPage.module.css';
import { useOfferMoves } from './useOfferMoves.ts';
import { useOfferTexts } from './useOfferTexts.ts';

interface OfferActionsProps {
  readonly offer: Offer;
  readonly mayWrite: boolean;
}

/** What waits for the fleet: a counter-offer, a changed request, or nothing; and how it ended. */
export const OfferActions = ({ offer, mayWrite }: OfferActionsProps) => {
  const { act, page, change } = useOfferTexts();
  const { changed: priceChanged } = useOfferingTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const tell = useTell();
  // Another price is said to what was on screen: what comes meanwhile must not be overwritten unread.
  const [revised, setRevised] = useState<Offer>();
  const moves = useOfferMoves(offer);
  const { status, outdated, counter, load, changedLoad } = offer;
  const newsOf = (changed: Offer): string => {
    if (changed.outdated) return act.nowChanged;
    return changed.status === 'countered' && changed.counter
      ? act.nowCountered(money(changed.counter.amount))
      : act.now;
  };
  if (!isLive(status)) return <OfferOutcome offer={offer} booked={moves.booked} />;
  if (revised)
    return (
      <OfferPanel
        load={{
          id: offer.loadId,
          km: load?.km ?? 0,
          currency: load?.currency ?? offer.amount.currency,
          target: load?.target,
          decisionBy: load?.decisionBy,
          zone: load?.stops[0]?.window.timeZone,
        }}
        task={undefined}
        offer={revised}
        initial={draftOfOffer(revised)}
        news={offer.version === revised.version ? undefined : newsOf(offer)}
        isAsked
        onSent={() => {
          tell(priceChanged);
          setRevised(undefined);
        }}
        onCancel={() => setRevised(undefined)}
      />
    );
  const left = mostRevisions - offer.trail.filter(({ by }) => by === 'fleet').length;
  // What has changed is confirmed before a counter-offer can be answered.
  const answerable = status === 'countered' && !outdated ? counter : undefined;
  const mustReprice = isInOtherCurrency(offer);
  return (
    <Card title={answerable ? page.counter : page.yourPrice}>
      <div className={styles.body}>
        <OvertakenNote failure={moves.overtaken} />
        <p className={styles.price}>{money((answerable ?? offer).amount)}</p>
        <p className={styles.muted}>{page.counterUntil(deadlineText((answerable ?? offer).validUntil, locale))}</p>
        {outdated && (
          <>
            <p>{mustReprice ? act.otherCurrency(load?.currency ?? '') : act.confirmText}</p>
            {changedLoad && changedLoad.changes.length > 0 ? (
              <LoadChanges changed={changedLoad} />
            ) : (
              <p>
                {act.changed} {offer.changes.map((part) => ownText(change, part) ?? part).join(', ')}
              </p>
            )}
            {counter && <p>{act.counterWaits(money(counter.amount))}</p>}
          </>
        )}
        {mayWrite && (
          <div className={styles.ways}>
            {outdated && !mustReprice && (
              <Button busy={moves.pending} onClick={() => moves.run('confirm')}>
                {act.confirm}
              </Button>
            )}
            {answerable && (
              <Button busy={moves.pending} onClick={() => moves.run('accept')}>
                {act.accept(money(answerable.amount))}
              </Button>
            )}
            <Button
              variant={mustReprice ? 'primary' : 'secondary'}
              disabled={left <= 0}
              onClick={() => setRevised(offer)}
            >
              {act.revise}
            </Button>
            <Button variant="danger" onClick={() => moves.run('withdraw')}>
              {act.withdraw}
            </Button>
          </div>
        )}
        {mayWrite && <p className={styles.muted}>{page.revisionsLeft(left)}</p>}
      </div>
    </Card>
  );
};
