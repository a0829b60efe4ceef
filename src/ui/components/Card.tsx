import { type ReactNode, type Ref, useId } from 'react';
import styles from './Card.module.css';
import { Heading } from './Heading.tsx';

interface CardProps {
  readonly title: string;
  /** A figure or link beside the title. */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export const Card = ({ title, aside, ref, children }: CardProps) => {
  const id = useId();
  return (
    <section ref={ref} className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading below={1} id={id}>
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  );
};
