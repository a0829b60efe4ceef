import { isUnlikelyPrice } from '../../../../domain/offer/offerProblems.ts';
import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import type { Money } from '../../../../domain/money/Money.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useTermsText } from '../../../shared/terms/useTermsText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferDialogs.module.css';

interface AcceptDialogProps {
  readonly offer: ReceivedOffer;
  /** IANA time zone of the first stop. */
  readonly pickupZone: string | undefined;
  /** How many other offers end with the award. */
  readonly others: number;
  readonly target: Money | undefined;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Asks once before a request is awarded: to whom, for how much, on which terms, and what the others are told. */
export const AcceptDialog = ({ offer, pickupZone, others, target, busy, onAccept, onClose }: AcceptDialogProps) => {
  const { accept, act, anyTime } = useRequestTexts().offers;
  const money = useMoneyText();
  const locale = useLocale();
  const terms = useTermsText()(offer.terms, offer.amount.currency).join(' ');
  const price = money(offer.amount);
  const { pickupAt } = offer;
  return (
    <Dialog title={accept.title(offer.company.name)} onClose={onClose}>
      <div className={styles.asked}>
        <FactList
          none=""
          variant="rows"
          facts={[
            { title: accept.carrier, value: offer.company.name },
            { title: accept.price, value: <strong>{price}</strong> },
            {
              title: accept.pickup,
              value: pickupAt === undefined ? anyTime : windowText({ from: pickupAt, timeZone: pickupZone }, locale),
            },
            { title: accept.terms, value: terms },
          ]}
        />
        {offer.company.isNew && <p className={styles.warning}>{accept.isNew(offer.company.name)}</p>}
        {offer.verdict?.fits === false && <p className={styles.warning}>{accept.unfit}</p>}
        {target && isUnlikelyPrice(offer.amount, target) && (
          <p className={styles.warning}>{accept.unlikely(money(target))}</p>
        )}
        <p>{accept.others(others, new Intl.NumberFormat(locale).format(others))}</p>
      </div>
      <DialogActions>
        <Button variant="secondary" data-safe="" onClick={onClose}>
          {act.cancel}
        </Button>
        <Button busy={busy} onClick={onAccept}>
          {accept.yes(price)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
