import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { VehicleForm } from './VehicleForm.tsx';

export const NewVehiclePage = () => {
  const { form } = useAdminTexts().vehicles;
  const navigate = useNavigate();
  const list = useListPath('vehicles');
  return (
    <>
      <RecordHead title={form.newTitle} sub={form.newLead} />
      <VehicleForm
        onSaved={({ id }) => void navigate(recordPath('vehicles', id), { replace: true })}
        onLeave={() => void navigate(list)}
      />
    </>
  );
};
