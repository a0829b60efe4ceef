import { TextField, type TextFieldProps } from '../../components/TextField.tsx';
import styles from './CodeField.module.css';

/** A 6-digit one-time code: the phone offers it from the message, and it may be pasted with spaces. */
export const CodeField = (field: Omit<TextFieldProps, 'type' | 'after'>) => (
  <div className={styles.code}>
    <TextField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  </div>
);
