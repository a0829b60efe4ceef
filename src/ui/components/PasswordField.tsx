import { useState } from 'react';
import { useTexts } from '../shared/useTexts.ts';
import { LineIcon } from './LineIcon.tsx';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

const eye = 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
const stroke = 'M4 20 20 4';

/** A password input with a show button and a Caps Lock warning; pasting is allowed. */
export const PasswordField = ({ hint, ...field }: Omit<TextFieldProps, 'type' | 'after'>) => {
  const texts = useTexts().password;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      hint={
        <>
          {hint}
          <span role="status">{capsLock && <strong className={styles.capsLock}>{texts.capsLock}</strong>}</span>
        </>
      }
      after={
        <button type="button" className={styles.toggle} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <span className="visually-hidden">{texts.show}</span>
          <LineIcon path={shown ? eye : eye + stroke} weight={1.75} />
        </button>
      }
    />
  );
};
