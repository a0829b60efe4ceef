import { useId } from 'react';
import type { NamedProblem } from './NamedProblem.ts';
import styles from './ProblemSummary.module.css';

interface ProblemSummaryProps {
  readonly title: string;
  readonly problems: readonly NamedProblem[];
}

const focusField = (form: HTMLFormElement | null, path: string): void => {
  const named = form?.elements.namedItem(path);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) field.focus();
};

/** Stands above a long form that was refused. Each line leads to its field. */
export const ProblemSummary = ({ title, problems }: ProblemSummaryProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <h2 id={id}>{title}</h2>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <button type="button" onClick={(event) => focusField(event.currentTarget.form, path)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
