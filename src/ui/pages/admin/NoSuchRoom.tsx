import { Link } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './NoSuchRoom.module.css';

export const NoSuchRoom = () => {
  const { shell } = useAdminTexts();
  return (
    <section className={styles.page}>
      <h1>{shell.noSuchRoom}</h1>
      <p>{shell.noSuchRoomText}</p>
      <Link to={routes.dashboard}>{shell.toDashboard}</Link>
    </section>
  );
};
