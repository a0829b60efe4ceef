import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'confirm-danger';
  readonly wide?: boolean;
  /** Shows that work is in progress. The button keeps focus; further clicks do nothing. */
  readonly busy?: boolean;
}

export const Button = ({
  variant = 'primary',
  wide,
  busy,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={styles.button}
    data-variant={variant}
    data-wide={wide || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <span className={styles.wheel} aria-hidden="true" />}
    <span>{children}</span>
  </button>
);
