import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { reportsFor } from '../../../domain/report/reportTable.ts';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { ReportPage } from './ReportPage.tsx';
import { ReportsIndexPage } from './ReportsIndexPage.tsx';

/** The index, or the first report for links from before it had an address of its own. */
const Entry = () => {
  const { search } = useLocation();
  return search === '' ? <ReportsIndexPage /> : <Navigate to={`on_time${search}`} replace />;
};

/** What the shipments of a company come to. */
export const ReportsRoom = () => (
  <Routes>
    <Route index element={<Entry />} />
    {reportsFor(useWorkplace().membership.audience).map((name) => (
      <Route key={name} path={name} element={<ReportPage key={name} name={name} />} />
    ))}
    <Route path="*" element={<RoomNotFound />} />
  </Routes>
);
