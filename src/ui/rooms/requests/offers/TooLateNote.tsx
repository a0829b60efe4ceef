import { assertNever } from '../../../../domain/failure/assertNever.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { ownZone } from '../../../components/ownZone.ts';
import { zoneName } from '../../../components/zoneName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferDialogs.module.css';
import type { TooLate } from './useOfferDecisions.ts';

const timeText = (instant: string, locale: string): string => {
  const [timeZone, at] = [ownZone(), Date.parse(instant)];
  return `${dateFormat(locale, { timeZone, timeStyle: 'short' }).format(at)} ${zoneName(timeZone, locale, at)}`;
};

/** Tells what somebody else did before a decision arrived. */
export const TooLateNote = ({ tooLate }: { readonly tooLate: TooLate | undefined }) => {
  const { overtaken } = useRequestTexts().offers;
  const locale = useLocale();
  const told = ({ company, by }: TooLate): string => {
    switch (by.kind) {
      case 'awarded':
        return overtaken.awarded[by.by](by.company, timeText(by.at, locale));
      case 'offer':
        return overtaken.offer[by.status](company);
      case 'outdated':
      case 'changed':
        return overtaken[by.kind](company);
      case 'request_over':
        return overtaken.request_over;
      default:
        return assertNever(by);
    }
  };
  return <div role="alert">{tooLate && <p className={styles.note}>{told(tooLate)}</p>}</div>;
};
