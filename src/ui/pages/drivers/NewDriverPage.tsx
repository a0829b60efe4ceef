import { useNavigate } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './DriverDetail.module.css';
import { DriverForm } from './DriverForm.tsx';
import { driverPath } from './driverPath.ts';

export const NewDriverPage = () => {
  const { form } = useAdminTexts().drivers;
  const navigate = useNavigate();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>{form.newTitle}</PageHeading>
          <p>{form.newLead}</p>
        </div>
      </header>
      <DriverForm
        driver={undefined}
        onSaved={({ id }) => void navigate(driverPath(id), { replace: true })}
        onLeave={() => void navigate(roomPath('drivers'))}
      />
    </>
  );
};
