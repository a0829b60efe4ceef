import { Suspense, use } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { NoticeStack } from '../components/NoticeStack.tsx';
import { PendingLayer } from '../components/PendingLayer.tsx';
import { useNotices } from '../hooks/useNotices.ts';
import { usePending } from '../hooks/usePending.ts';
import { Banners } from './Banners.tsx';
import { Branded } from './Branded.tsx';
import { FaultBoundary } from './FaultBoundary.tsx';
import { Rooms } from './Rooms.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

const Opened = ({ opened }: { readonly opened: Promise<void> }) => {
  use(opened);
  return <Rooms />;
};

/** The root shell: what stands around every room. `opened` settles when the first room may be shown. */
export const App = ({ opened }: { readonly opened: Promise<void> }) => {
  const pending = usePending();
  const { notices, dismiss } = useNotices();
  return (
    <Branded>
      <Banners />
      <FaultBoundary>
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<StartSkeleton />}>
            <Opened opened={opened} />
          </Suspense>
        </BrowserRouter>
      </FaultBoundary>
      <NoticeStack notices={notices} onDismiss={dismiss} />
      <PendingLayer pending={pending} />
    </Branded>
  );
};
