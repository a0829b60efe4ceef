import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { DriverForm } from './DriverForm.tsx';

export const NewDriverPage = () => {
  const { form } = useAdminTexts().drivers;
  const navigate = useNavigate();
  return (
    <>
      <RecordHead title={form.newTitle} sub={form.newLead} />
      <DriverForm
        driver={undefined}
        onSaved={({ id }) => void navigate(recordPath('drivers', id), { replace: true })}
        onLeave={() => void navigate(roomPath('drivers'))}
      />
    </>
  );
};
