import { useId, useLayoutEffect, useRef, useState } from 'react';
import { namesIn } from './focusNamed.ts';
import type { NamedProblem } from './NamedProblem.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import styles from './ProblemSummary.module.css';

/** Those whose field stands nowhere come last, in their own order. */
const asOrdered = (problems: readonly NamedProblem[], order: readonly string[]): readonly NamedProblem[] => {
  const placeOf = ({ path }: NamedProblem): number => {
    const at = order.findIndex((name) => name === path || name.startsWith(`${path}.`));
    return at < 0 ? order.length : at;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
};

interface ProblemSummaryProps {
  readonly title: string;
  readonly problems: readonly NamedProblem[];
}

/** Stands above a long form that was refused. Each line leads to its field, in the order of the form. */
export const ProblemSummary = ({ title, problems }: ProblemSummaryProps) => {
  const id = useId();
  const whole = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  // Only the form itself knows where each field stands.
  useLayoutEffect(() => {
    const names = namesIn(whole.current?.closest('form') ?? null);
    setOrder((before) => (before.join(' ') === names.join(' ') ? before : names));
  }, [problems]);
  return (
    <section ref={whole} aria-labelledby={id} className={styles.summary} data-problem-summary>
      <h2 id={id}>{title}</h2>
      <ProblemLinks problems={asOrdered(problems, order)} />
    </section>
  );
};
