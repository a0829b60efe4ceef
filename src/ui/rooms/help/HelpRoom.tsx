import { Route, Routes } from 'react-router-dom';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { DatesPage } from './DatesPage.tsx';
import { HelpPage } from './HelpPage.tsx';

/** The help page, and a page to try the date fields. */
export const HelpRoom = () => (
  <Routes>
    <Route index element={<HelpPage />} />
    <Route path="dates" element={<DatesPage />} />
    <Route path="*" element={<RoomNotFound />} />
  </Routes>
);
