import type { ComponentProps } from 'react';
import styles from './FieldProblem.module.css';

/** The problem of a field, shown below it. */
export const FieldProblem = (props: ComponentProps<'p'>) => <p {...props} className={styles.problem} />;
