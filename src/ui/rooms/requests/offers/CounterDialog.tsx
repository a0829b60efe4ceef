import { useState } from 'react';
import type { Money } from '../../../../domain/money/Money.ts';
import { readMoney } from '../../../../domain/money/readMoney.ts';
import { isUnlikelyPrice } from '../../../../domain/offer/offerProblems.ts';
import type { CounterDraft } from '../../../../domain/offer/parseCounter.ts';
import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { type ValidityChoice, validityChoices, validityEnd } from '../../../../domain/offer/validity.ts';
import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import type { Problems } from '../../../../domain/record/Problem.ts';
import { Button } from '../../../components/Button.tsx';
import { DateTimeField } from '../../../components/dates/DateTimeField.tsx';
import { useDateContext } from '../../../components/dates/useDateContext.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { deadlineText } from '../../../shared/freight/deadlineText.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useClockTime } from '../../../shared/useClockTime.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferDialogs.module.css';

interface CounterDialogProps {
  readonly offer: ReceivedOffer;
  /** The deadline of the request. */
  readonly decisionBy: string | undefined;
  readonly target: Money | undefined;
  readonly problems: Problems<keyof CounterDraft>;
  readonly busy: boolean;
  readonly onSend: (draft: CounterDraft) => void;
  readonly onClose: () => void;
}

/** Another price for the carrier to accept, and until when it binds the shipper. */
export const CounterDialog = ({ offer, decisionBy, target, problems, busy, onSend, onClose }: CounterDialogProps) => {
  const { counterDialog: words, act } = useRequestTexts().offers;
  const money = useMoneyText();
  const locale = useLocale();
  const currentTime = useClockTime();
  const shownAt = useNow('minute').getTime();
  const question = useQuestion();
  const { zone } = useDateContext(undefined);
  const [amount, setAmount] = useState('');
  const [choice, setChoice] = useState<ValidityChoice>('hours');
  const [own, setOwn] = useState('');
  const problemText = useProblemText({}, { amount: words.amount, validUntil: words.own });
  const said = (path: keyof CounterDraft): string | undefined => {
    const problem = problems[path];
    return problem && problemText(problem, path);
  };
  const offerEnd = Date.parse(offer.validUntil);
  /** A choice ends with their offer at the latest; a time of one's own is taken as it is, or refused. */
  const endAt = (now: number): number | undefined => {
    const end = validityEnd(choice, { decisionBy, own, now, zone });
    return end === undefined || choice === 'own' ? end : Math.min(end, offerEnd);
  };
  const shownEnd = endAt(shownAt);
  const until = shownEnd === offerEnd ? words.untilTheirs : words.until;
  const price = readMoney(amount, offer.amount.currency);
  const more = price ? price.amountMinor - offer.amount.amountMinor : 0;
  const moreThanAsked = more > 0 ? words.more(money({ ...offer.amount, amountMinor: more })) : undefined;
  const isMeant = async (): Promise<boolean> => {
    if (price && moreThanAsked !== undefined)
      return question({ title: moreThanAsked, text: words.moreText, yes: words.anyway, no: words.keep });
    if (!price || !target || !isUnlikelyPrice(price, target)) return true;
    return question({
      title: words.unlikely(money(price)),
      text: words.unlikelyText(money(target)),
      yes: words.yes,
      no: words.keep,
    });
  };
  const send = async (): Promise<void> => {
    if (!(await isMeant())) return;
    const end = endAt(currentTime());
    onSend({ amount, validUntil: end === undefined ? own : new Date(end).toISOString() });
  };
  const choices = validityChoices.filter((each) => each !== 'decision' || decisionBy !== undefined);
  return (
    <Dialog title={words.title(offer.company.name)} onClose={onClose}>
      <form
        className={styles.asked}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.lead(money(offer.amount))}</p>
        <TextField
          name="counter-amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={setAmount}
          problem={said('amount')}
          after={<span className={styles.currency}>{offer.amount.currency}</span>}
        />
        <div aria-live="polite">{moreThanAsked !== undefined && <p className={styles.warning}>{moreThanAsked}</p>}</div>
        <SelectField
          name="counter-validity"
          label={words.validUntil}
          value={choice}
          onChange={(value) => setChoice(isOneOf(validityChoices, value) ? value : 'hours')}
          options={choices.map((each) => ({ value: each, label: words.choices[each] }))}
          {...(choice !== 'own' &&
            shownEnd !== undefined && { hint: until(deadlineText(new Date(shownEnd).toISOString(), locale)) })}
          problem={choice === 'own' ? undefined : said('validUntil')}
        />
        {choice === 'own' && (
          <DateTimeField
            mode="single"
            name="counter-until"
            label={words.own}
            value={own}
            onChange={setOwn}
            problem={said('validUntil')}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {act.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {words.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
