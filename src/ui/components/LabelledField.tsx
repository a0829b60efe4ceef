import { type ReactNode, useId } from 'react';
import { problemSentence } from '../../domain/failure/problemSentence.ts';
import { FieldProblem } from './FieldProblem.tsx';
import styles from './LabelledField.module.css';

/** Ids that tie a control to its label, hint and problem for screen readers. */
interface ControlJoints {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  /** Muted text after the label, such as "(optional)". */
  readonly aside?: string | undefined;
  readonly hint?: ReactNode;
  /** How full it is. */
  readonly count?: ReactNode;
  readonly problem?: string | undefined;
  /** The id of a message elsewhere that says what is wrong with it. */
  readonly invalidBy?: string | undefined;
  readonly children: (joints: ControlJoints) => ReactNode;
}

/** A label above a control, its hint and problem below. */
export const LabelledField = ({ label, aside, hint, count, problem, invalidBy, children }: LabelledFieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, invalidBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {children({
        id,
        'aria-invalid': problem || invalidBy ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {count}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {problem && <FieldProblem id={`${id}-problem`}>{problemSentence(label, problem)}</FieldProblem>}
    </div>
  );
};
