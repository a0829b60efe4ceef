import { TextField, type TextFieldProps } from '../../components/TextField.tsx';
import styles from './CodeField.module.css';

/** A 6-digit one-time code. Phones suggest it from the message; spaces in pasted codes are fine. */
export const CodeField = (field: Omit<TextFieldProps, 'type' | 'after'>) => (
  <div className={styles.code}>
    <TextField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  </div>
);
