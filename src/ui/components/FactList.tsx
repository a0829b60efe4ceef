import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  readonly facts: readonly { readonly title: string; readonly value: ReactNode }[];
  /** What stands where a value is nothing or an empty text. */
  readonly none: string;
  /** In rows each title stands beside its value, in the grid above it. */
  readonly variant?: 'grid' | 'rows';
}

const isNothing = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** What is known of something, title by title. */
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
