import type { Verdict } from '../../../../domain/verdict/Reason.ts';
import { graveDoubts } from '../../../../domain/verdict/graveDoubts.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useVerdictTexts } from '../../../shared/freight/useVerdictTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferNotes.module.css';

/** Whether the vehicle of an offer can take the load. */
export const OfferFit = ({ verdict }: { readonly verdict: Verdict | undefined }) => {
  const { fit } = useRequestTexts().offers;
  const words = useVerdictTexts();
  const number = new Intl.NumberFormat(useLocale());
  if (!verdict) return <span className={styles.none}>{fit.none}</span>;
  const doubts = graveDoubts(verdict);
  const toCheck = verdict.reasons.length;
  if (!verdict.fits) return <StatusBadge tone="warning">{fit.not}</StatusBadge>;
  if (doubts.length > 0)
    return <StatusBadge tone="warning">{doubts.map((doubt) => words.doubt[doubt]).join(' · ')}</StatusBadge>;
  return <StatusBadge tone="good">{toCheck === 0 ? fit.fits : fit.fitsBut(number.format(toCheck))}</StatusBadge>;
};
