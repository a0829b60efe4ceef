import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  readonly facts: readonly { readonly title: string; readonly value: ReactNode }[];
  /** Shown for missing or empty values. */
  readonly none: string;
  /** `rows` puts each title beside its value, `grid` above it. */
  readonly variant?: 'grid' | 'rows';
}

const isNothing = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** A list of titles and values. */
export const FactList = ({ facts, none, variant = 'grid' }: FactListProps) => (
  <dl className={styles.facts} data-variant={variant}>
    {facts.map(({ title, value }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd data-none={isNothing(value) || undefined}>{isNothing(value) ? none : value}</dd>
      </div>
    ))}
  </dl>
);
