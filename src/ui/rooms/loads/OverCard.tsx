import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import styles from './BookPanel.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** Says that the time of a load is up, and leads back to the others. */
export const OverCard = () => {
  const { over, back } = useLoadTexts();
  const list = useListPath('loads');
  return (
    <Card title={over.title}>
      <div className={styles.booked}>
        <p role="status">{over.text}</p>
        <ButtonRoute variant="secondary" to={list}>
          {back}
        </ButtonRoute>
      </div>
    </Card>
  );
};
