import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { Card } from '../../components/Card.tsx';
import styles from './Terms.module.css';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** The way to a shipper's place book. */
export const PlacesCard = () => {
  const { places: texts } = useCompanyTexts();
  return (
    <Card title={texts.title} aside={<Link to={`${roomPath('requests')}/places`}>{texts.open}</Link>}>
      <div className={styles.preview}>
        <p className={styles.note}>{texts.text}</p>
      </div>
    </Card>
  );
};
