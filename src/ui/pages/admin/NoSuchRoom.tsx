import { Link } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { useTexts } from '../../texts/useTexts.ts';
import styles from './NoSuchRoom.module.css';

export const NoSuchRoom = () => {
  const { shell } = useTexts();
  return (
    <section className={styles.page}>
      <h1>{shell.noSuchRoom}</h1>
      <p>{shell.noSuchRoomText}</p>
      <Link to={routes.dashboard}>{shell.toDashboard}</Link>
    </section>
  );
};
