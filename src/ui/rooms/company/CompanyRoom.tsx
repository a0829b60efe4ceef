import { Route, Routes } from 'react-router-dom';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

/** The company, and a page of its own for the terms of a shipper. */
export const CompanyRoom = () => {
  const { audience } = useWorkplace().membership;
  return (
    <Routes>
      <Route index element={<CompanyPage />} />
      {audience === 'office' && <Route path="terms" element={<TermsPage />} />}
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
};
