import { useRef } from 'react';
import type { Money } from '../../../domain/money/Money.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import type { OfferDraft } from '../../../domain/offer/readOffer.ts';
import type { Task } from '../../../domain/verdict/Combination.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ownZone } from '../../components/ownZone.ts';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { TextField } from '../../components/TextField.tsx';
import { LoadCo2e } from '../emission/LoadCo2e.tsx';
import { useKey } from '../keys/useKey.ts';
import { useNow } from '../useNow.ts';
import styles from './OfferPanel.module.css';
import { OfferMore } from './OfferMore.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import { OvertakenNote } from './OvertakenNote.tsx';
import { useCombination } from './useCombination.ts';
import { useOfferForm } from './useOfferForm.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';
import { ValidityFields } from './ValidityFields.tsx';

interface OfferPanelProps {
  readonly load: {
    readonly id: string;
    readonly km: number;
    readonly currency: string;
    readonly target: Money | undefined;
    readonly decisionBy: string | undefined;
    /** Of the shipper's terms, if they are shown. */
    readonly termsVersion?: number | undefined;
    /** IANA time zone of the first stop. */
    readonly zone: string | undefined;
  };
  /** What the load asks, as far as it is known. */
  readonly task: Task | undefined;
  /** The offer whose price is changed; undefined for a first one. */
  readonly offer?: Offer | undefined;
  readonly initial: OfferDraft;
  /** What has come since the form was opened, so that this price can no longer be sent. */
  readonly news?: string | undefined;
  /** Whether the amount has the focus at once. */
  readonly isAsked?: boolean;
  readonly onSent: (offer: Offer) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Makes an offer, or changes its price: an amount and Enter is all it takes. */
export const OfferPanel = ({ load, task, offer, initial, news, isAsked, onSent, onCancel }: OfferPanelProps) => {
  const texts = useOfferingTexts();
  const now = useNow('minute').getTime();
  const zone = ownZone();
  const form = useRef<HTMLFormElement>(null);
  const { currency, target, decisionBy, km } = load;
  const pickupZone = load.zone ?? zone;
  const what = { loadId: load.id, termsVersion: load.termsVersion, offer, currency, decisionBy, zone };
  const offering = useOfferForm(what, initial, target, offer?.counter?.amount, onSent);
  const { draft, field } = offering;
  const combination = useCombination(load.id, task, draft);
  useKey('makeOffer', () => {
    const amount = form.current?.querySelector('input');
    amount?.focus();
    amount?.select();
    return amount !== null;
  });
  return (
    <Card title={offer ? texts.revise : texts.title}>
      <form ref={form} className={styles.form} noValidate {...offering.form}>
        {offering.restored && <RestoredNote {...offering.restored} />}
        {news === undefined ? <OvertakenNote failure={offering.overtaken} /> : <Banner>{news}</Banner>}
        <TextField
          {...field('amount')}
          label={texts.amountIn(currency)}
          hint={texts.net}
          inputMode="decimal"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was asked for by key
          autoFocus={isAsked}
        />
        <ValidityFields field={field} decisionBy={decisionBy} now={now} zone={zone} />
        <OfferSummary
          amount={offering.amount}
          tooModest={offering.tooModest}
          km={km}
          target={target}
          verdict={combination.verdict}
        />
        {task && <LoadCo2e loadId={load.id} vehicleId={draft.vehicleId} trailerId={draft.trailerId} />}
        <OfferMore
          offering={offering}
          combination={combination}
          zone={pickupZone}
          now={now}
          isOpen={offer !== undefined || offering.restored !== undefined}
        />
        <div className={styles.ways}>
          <Button type="submit" busy={offering.pending} wide={!onCancel}>
            {offer ? texts.sendChange : texts.send}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={() => offering.leave(onCancel)}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
};
