import { Route, Routes } from 'react-router-dom';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { ReportPage } from './ReportPage.tsx';

/** What the shipments of a company come to. */
export const ReportsRoom = () => (
  <Routes>
    <Route index element={<ReportPage />} />
    <Route path="*" element={<RoomNotFound />} />
  </Routes>
);
