import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import { useLocale } from '../../shared/useLocale.ts';
import type { InvitedRow } from './InvitedRow.ts';
import styles from './InviteSeveral.module.css';
import { OutcomeRow } from './OutcomeRow.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

interface OutcomeListProps {
  readonly invited: readonly InvitedRow[];
  /** Whether some rows are left to correct. */
  readonly isRestKept: boolean;
}

/** The outcomes of a batch; those to be passed on by hand come first. */
export const OutcomeList = ({ invited, isRestKept }: OutcomeListProps) => {
  const { several: words } = useInvitationTexts();
  const number = new Intl.NumberFormat(useLocale());
  const sent = invited.flatMap(({ outcome }) => (outcome && 'invitation' in outcome ? [outcome.invitation] : []));
  const toPassOn = new Set(sent.filter(isPassedOnByHand));
  const others = invited.length - sent.length;
  const waits = ({ outcome }: InvitedRow): boolean =>
    outcome !== undefined && 'invitation' in outcome && toPassOn.has(outcome.invitation);
  return (
    <section className={styles.outcomes}>
      <h2>{words.outcomes}</h2>
      <p role="status">
        {others === 0
          ? words.outcome(number.format(sent.length))
          : words.outcomeMixed(number.format(sent.length), number.format(others))}{' '}
        {isRestKept && words.restKept}
      </p>
      {toPassOn.size > 0 && <p>{words.toPassOn(number.format(toPassOn.size))}</p>}
      <ul>
        {invited
          .toSorted((one, other) => Number(waits(other)) - Number(waits(one)))
          .map((row) => (
            <OutcomeRow key={`${row.draft.phone} ${row.draft.email}`} invited={row} />
          ))}
      </ul>
    </section>
  );
};
