import { Link } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './NoSuchRoom.module.css';

export const NoSuchRoom = () => {
  const { shell } = useAdminTexts();
  return (
    <section className={styles.page}>
      <PageHeading>{shell.noSuchRoom}</PageHeading>
      <p>{shell.noSuchRoomText}</p>
      <Link to={routes.dashboard}>{shell.toDashboard}</Link>
    </section>
  );
};
