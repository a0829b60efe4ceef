import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Membership } from '../../src/domain/company/Membership.ts';
import { arrived } from '../../src/ui/components/arrived.ts';
import { type Arrival, ArrivalContext } from '../../src/ui/components/ArrivalContext.ts';
import { ListMemoryContext } from '../../src/ui/shared/lists/ListMemoryContext.ts';
import { useRecordChanges } from '../../src/ui/shared/record/useRecordChanges.ts';
import { useLeaveGuard } from '../../src/ui/shared/leaving/useLeaveGuard.ts';
import { WorkplaceContext } from '../../src/ui/shared/workplace/WorkplaceContext.ts';
import { membershipFactory } from './factories/membershipFactory.ts';
import { sessionFactory } from './factories/sessionFactory.ts';
import type { FakePorts } from './fakeContainer.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';
import { renderPage } from './renderPage.tsx';

interface RoomSurroundings extends Partial<FakePorts> {
  readonly at?: string;
  /** The user's membership, by default an owner of a fleet. */
  readonly membership?: Partial<Membership>;
  /** The companies they could switch to. */
  readonly others?: readonly Membership[];
  /** How the page was reached, by default loaded directly. */
  readonly arrival?: Arrival;
}

const Guarded = ({ children }: { readonly children: ReactNode }) => {
  useLeaveGuard();
  useRecordChanges();
  return children;
};

/** Renders a room for a signed-in member of a company. */
export const renderRoom = (
  room: ReactNode,
  { membership, others = [], arrival = arrived('opened'), ...surroundings }: RoomSurroundings = {},
): FakePorts => {
  const workplace = { membership: membershipFactory.build(membership), others, elsewhere: [] };
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const session = sessionFactory.build({ company: workplace.membership });
  return renderPage(
    <QueryClientProvider client={cache}>
      <WorkplaceContext value={workplace}>
        <ListMemoryContext value={new Map()}>
          <ArrivalContext value={arrival}>
            <Guarded>{room}</Guarded>
          </ArrivalContext>
        </ListMemoryContext>
      </WorkplaceContext>
    </QueryClientProvider>,
    { sessionStore: new FakeSessionStore(session), ...surroundings },
  );
};
