import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  readonly facts: readonly { readonly title: string; readonly value: ReactNode }[];
  /** Shown for missing or empty values. */
  readonly none: string;
  /** `rows` puts each title beside its value, `grid` above it. */
  readonly variant?: 'grid' | 'rows';
}

/** Characters from which a text is read in lines of its own. */
const long = 50;

const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > long;

const isNothing = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** A list of titles and values. A long text has the whole width. */
export const FactList = ({ facts, none, variant = 'grid' }: FactListProps) => (
  <dl className={styles.facts} data-variant={variant}>
    {facts.map(({ title, value }) => (
      <div key={title} data-long={isLong(value) || undefined}>
        <dt>{title}</dt>
        <dd data-none={isNothing(value) || undefined}>{isNothing(value) ? none : value}</dd>
      </div>
    ))}
  </dl>
);
