import { useNavigate, useParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useVehicle } from '../../hooks/useVehicle.ts';
import { NoSuchVehicle } from './NoSuchVehicle.tsx';
import styles from './VehicleDetails.module.css';
import { VehicleForm } from './VehicleForm.tsx';
import { vehiclePath } from './vehiclePath.ts';
import { VehicleSkeleton } from './VehicleSkeleton.tsx';

export const EditVehiclePage = () => {
  const { form } = useAdminTexts().vehicles;
  const { id = '' } = useParams();
  const vehicle = useVehicle(id);
  const navigate = useNavigate();
  const toVehicle = (): void => void navigate(vehiclePath(id), { replace: true });
  if (!vehicle.data && isUnknownRecord(vehicle.error)) return <NoSuchVehicle />;
  if (!vehicle.data && vehicle.isError) {
    return <ReadFailure failure={vehicle.error} onRetry={() => void vehicle.refetch()} />;
  }
  if (!vehicle.data) return <VehicleSkeleton />;
  return (
    <>
      <header className={styles.head}>
        <PageHeading>{form.editTitle(vehicle.data.fleetNo)}</PageHeading>
      </header>
      <VehicleForm key={id} vehicle={vehicle.data} onSaved={toVehicle} onLeave={toVehicle} />
    </>
  );
};
