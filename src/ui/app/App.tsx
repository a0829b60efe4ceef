import { BrowserRouter } from 'react-router-dom';
import { NoticeStack } from '../components/notices/NoticeStack.tsx';
import { PendingLayer } from '../components/PendingLayer.tsx';
import { useNotices } from './useNotices.ts';
import { usePending } from './usePending.ts';
import type { Areas } from './Areas.ts';
import { Banners } from './Banners.tsx';
import { Branded } from './Branded.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Rooms } from './Rooms.tsx';

/** The root shell around all areas. */
export const App = ({ areas }: { readonly areas: Areas }) => {
  const pending = usePending();
  const { notices, dismiss } = useNotices();
  return (
    <Branded>
      <Banners />
      <ErrorBoundary alone>
        <BrowserRouter useTransitions={false}>
          <Rooms areas={areas} />
        </BrowserRouter>
      </ErrorBoundary>
      <NoticeStack notices={notices} onDismiss={dismiss} />
      <PendingLayer pending={pending} />
    </Branded>
  );
};
