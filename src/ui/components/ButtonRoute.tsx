import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

interface ButtonRouteProps extends LinkProps {
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly wide?: boolean;
}

/** A link within the application that looks like a button. */
export const ButtonRoute = ({ variant = 'primary', wide, children, ...rest }: ButtonRouteProps) => (
  <Link {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
    <span>{children}</span>
  </Link>
);
