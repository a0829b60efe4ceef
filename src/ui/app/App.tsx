import { Suspense, use } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { NoticeStack } from '../components/NoticeStack.tsx';
import { PendingLayer } from '../components/PendingLayer.tsx';
import { useNotices } from '../hooks/useNotices.ts';
import { usePending } from '../hooks/usePending.ts';
import type { Areas } from './Areas.ts';
import { Banners } from './Banners.tsx';
import { Branded } from './Branded.tsx';
import { FaultBoundary } from './FaultBoundary.tsx';
import { Rooms } from './Rooms.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

interface AppProps {
  readonly areas: Areas;
  /** Settles when the first room may be shown. */
  readonly opened: Promise<void>;
}

const Opened = ({ areas, opened }: AppProps) => {
  use(opened);
  return <Rooms areas={areas} />;
};

/** The root shell: what stands around every room. */
export const App = ({ areas, opened }: AppProps) => {
  const pending = usePending();
  const { notices, dismiss } = useNotices();
  return (
    <Branded>
      <Banners />
      <FaultBoundary>
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<StartSkeleton />}>
            <Opened areas={areas} opened={opened} />
          </Suspense>
        </BrowserRouter>
      </FaultBoundary>
      <NoticeStack notices={notices} onDismiss={dismiss} />
      <PendingLayer pending={pending} />
    </Branded>
  );
};
