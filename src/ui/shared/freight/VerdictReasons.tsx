import type { Reason, Verdict } from '../../../domain/verdict/Reason.ts';
import { graveDoubts } from '../../../domain/verdict/graveDoubts.ts';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { useNamedReason } from './useNamedReason.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';
import styles from './VerdictReasons.module.css';

const bySeverity = (reasons: readonly Reason[]): readonly Reason[] => [
  ...reasons.filter(({ severity }) => severity === 'block'),
  ...reasons.filter(({ severity }) => severity === 'warn'),
];

/** Whether a truck fits a load, with every reason against it and what to look at. */
export const VerdictReasons = ({ verdict: judged }: { readonly verdict: Verdict }) => {
  const { fits, reasons } = judged;
  const verdict = useVerdictTexts();
  const text = useNamedReason();
  const blocks = reasons.filter(({ severity }) => severity === 'block').length;
  const toCheck = reasons.length - blocks;
  const doubts = graveDoubts(judged);
  const [tone, said] = ((): readonly [Tone, string] => {
    if (!fits) return ['bad', verdict.blocked(blocks)];
    if (doubts.length > 0)
      return [doubts.includes('heavy') ? 'bad' : 'warning', doubts.map((doubt) => verdict.doubt[doubt]).join(' · ')];
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
