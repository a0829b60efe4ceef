import type { ComponentType, ReactNode } from 'react';
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

interface AppProps {
  readonly areas: Areas;
  /** Tells where the page is. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

const AddressBar = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/** The root shell around all areas. */
export const App = ({ areas, Router = AddressBar }: AppProps) => {
  const pending = usePending();
  const { notices, dismiss } = useNotices();
  return (
    <Branded>
      <Banners />
      <ErrorBoundary alone>
        <Router>
          <Rooms areas={areas} />
        </Router>
      </ErrorBoundary>
      <NoticeStack notices={notices} onDismiss={dismiss} />
      <PendingLayer pending={pending} />
    </Branded>
  );
};
