import type { Reason, Verdict } from '../../../domain/verdict/Reason.ts';
import { type GraveDoubt, graveDoubts } from '../../../domain/verdict/graveDoubts.ts';
import { tooLateReason } from '../../../domain/verdict/tooLateReason.ts';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { useLocale } from '../useLocale.ts';
import { latenessText } from './latenessText.ts';
import { useNamedReason } from './useNamedReason.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';
import styles from './VerdictReasons.module.css';

const bySeverity = (reasons: readonly Reason[]): readonly Reason[] => [
  ...reasons.filter(({ severity }) => severity === 'block'),
  ...reasons.filter(({ severity }) => severity === 'warn'),
];

interface VerdictReasonsProps {
  readonly verdict: Verdict;
  /** By how many minutes it misses the first window, where that is said in place of the reason. */
  readonly lateMin?: number | undefined;
}

/** Whether a truck fits a load, with every reason against it and what to look at. */
export const VerdictReasons = ({ verdict: judged, lateMin }: VerdictReasonsProps) => {
  const { fits } = judged;
  const locale = useLocale();
  const late = lateMin === undefined ? undefined : tooLateReason(judged);
  const reasons = judged.reasons.filter((reason) => reason !== late);
  const verdict = useVerdictTexts();
  const text = useNamedReason();
  const blocks = reasons.filter(({ severity }) => severity === 'block').length;
  const toCheck = reasons.length - blocks;
  const doubts = graveDoubts(judged);
  const doubtText = (doubt: GraveDoubt): string =>
    doubt === 'late' && lateMin !== undefined ? verdict.lateFor(latenessText(lateMin, locale)) : verdict.doubt[doubt];
  const [tone, said] = ((): readonly [Tone, string] => {
    if (!fits) return ['bad', verdict.blocked(blocks)];
    if (doubts.length > 0) return [doubts.includes('heavy') ? 'bad' : 'warning', doubts.map(doubtText).join(' · ')];
    return toCheck === 0 ? ['good', verdict.fits] : ['warning', verdict.fitsBut(toCheck)];
  })();
  return (
    <div className={styles.verdict}>
      <StatusBadge tone={tone}>{said}</StatusBadge>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-live="off">
          {bySeverity(reasons).map((reason) => (
            <li key={JSON.stringify(reason)} data-severity={reason.severity}>
              <span className={styles.mark}>{verdict.severity[reason.severity]}</span>
              <span>{text(reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
