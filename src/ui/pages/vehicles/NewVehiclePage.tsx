import { useNavigate } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './VehicleDetails.module.css';
import { VehicleForm } from './VehicleForm.tsx';
import { vehiclePath } from './vehiclePath.ts';

export const NewVehiclePage = () => {
  const { form } = useAdminTexts().vehicles;
  const navigate = useNavigate();
  return (
    <>
      <header className={styles.head}>
        <PageHeading>{form.newTitle}</PageHeading>
      </header>
      <VehicleForm
        onSaved={({ id }) => void navigate(vehiclePath(id), { replace: true })}
        onLeave={() => void navigate(roomPath('vehicles'))}
      />
    </>
  );
};
