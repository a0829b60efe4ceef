import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './NothingWaits.module.css';

/** The front page of a day on which nothing needs the person. */
export const NothingWaits = () => {
  const { dashboard } = useAdminTexts();
  return (
    <Card title={dashboard.today.title}>
      <div className={styles.empty}>
        <svg
          viewBox="0 0 48 48"
          width="48"
          height="48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 14h22v20H4zM26 20h9l7 7v7H26z" strokeLinejoin="round" />
          <circle cx="13" cy="36" r="4" />
          <circle cx="34" cy="36" r="4" />
        </svg>
        <p>{dashboard.today.nothing}</p>
      </div>
    </Card>
  );
};
