import { type ReactNode, useId } from 'react';
import { useSought } from './useSought.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** A figure or a link beside the title. */
  readonly aside?: ReactNode;
  /** By which an address may name it after its `#`. */
  readonly name?: string;
  readonly children: ReactNode;
}

export const Card = ({ title, aside, name, children }: CardProps) => {
  const id = useId();
  const card = useSought<HTMLElement>(name);
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
};
