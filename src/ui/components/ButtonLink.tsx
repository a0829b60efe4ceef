import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly wide?: boolean;
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', wide, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
    <span>{children}</span>
  </a>
);
