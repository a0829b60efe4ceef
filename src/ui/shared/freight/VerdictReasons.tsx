import type { Reason, Verdict } from '../../../domain/verdict/Reason.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useReasonText } from './useReasonText.ts';
import styles from './VerdictReasons.module.css';

const bySeverity = (reasons: readonly Reason[]): readonly Reason[] => [
  ...reasons.filter(({ severity }) => severity === 'block'),
  ...reasons.filter(({ severity }) => severity === 'warn'),
];

/** Whether a truck fits a load, with every reason against it and what to look at. */
export const VerdictReasons = ({ verdict: { fits, reasons } }: { readonly verdict: Verdict }) => {
  const { verdict } = useAdminTexts();
  const text = useReasonText();
  const blocks = reasons.filter(({ severity }) => severity === 'block').length;
  const toCheck = reasons.length - blocks;
  const fitting = toCheck === 0 ? verdict.fits : verdict.fitsBut(toCheck);
  const [tone, said] = fits
    ? ([toCheck === 0 ? 'good' : 'warning', fitting] as const)
    : (['bad', verdict.blocked(blocks)] as const);
  return (
    <div className={styles.verdict}>
      <StatusBadge tone={tone}>{said}</StatusBadge>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-live="off">
          {bySeverity(reasons).map((reason) => (
            <li key={JSON.stringify(reason)} data-severity={reason.severity}>
              <span className={styles.mark}>{verdict.severity[reason.severity]}</span>
              <span>
                {reason.of && `${verdict.of[reason.of]}: `}
                {text(reason)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
