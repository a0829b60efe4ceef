import { useId } from 'react';
import type { NamedProblem } from './NamedProblem.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import styles from './ProblemSummary.module.css';

interface ProblemSummaryProps {
  readonly title: string;
  readonly problems: readonly NamedProblem[];
}

/** Stands above a long form that was refused. Each line leads to its field. */
export const ProblemSummary = ({ title, problems }: ProblemSummaryProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary} data-problem-summary>
      <h2 id={id}>{title}</h2>
      <ProblemLinks problems={problems} />
    </section>
  );
};
