import { useState } from 'react';
import { useTexts } from '../hooks/useTexts.ts';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be shown, may be pasted, and warns of Caps Lock. */
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
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m4 20 16-16" strokeLinecap="round" />}
          </svg>
        </button>
      }
    />
  );
};
