import type { ComponentProps } from 'react';
import styles from './FieldProblem.module.css';

/** What is wrong with a field, below it. */
export const FieldProblem = (props: ComponentProps<'p'>) => <p {...props} className={styles.problem} />;
