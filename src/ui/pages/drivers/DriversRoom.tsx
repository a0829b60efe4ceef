import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { DriverPage } from './DriverPage.tsx';
import { DriversPage } from './DriversPage.tsx';
import { EditDriverPage } from './EditDriverPage.tsx';
import { NewDriverPage } from './NewDriverPage.tsx';
import { NoSuchDriver } from './NoSuchDriver.tsx';

/** The people who drive: the list, each of them, and the form. Who only reads has no form. */
export const DriversRoom = () => {
  const { membership } = useWorkplace();
  const writes = mayWrite(membership.role);
  return (
    <Routes>
      <Route index element={<DriversPage mayWrite={writes} />} />
      <Route path="new" element={writes ? <NewDriverPage /> : <NoSuchDriver />} />
      <Route path=":id" element={<DriverPage mayWrite={writes} />} />
      {writes && <Route path=":id/edit" element={<EditDriverPage />} />}
      <Route path="*" element={<NoSuchDriver />} />
    </Routes>
  );
};
