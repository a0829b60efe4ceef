import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import styles from './DatesPage.module.css';
import { useHelpTexts } from './useHelpTexts.ts';

interface TryCardProps {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** A field to try, with the value a form would receive. */
export const TryCard = ({ title, value, children }: TryCardProps) => {
  const texts = useHelpTexts().datesPage;
  return (
    <Card title={title}>
      <div className={styles.try}>
        {children}
        <p className={styles.value}>
          <span>{texts.value}</span> <output>{value || texts.nothing}</output>
        </p>
      </div>
    </Card>
  );
};
