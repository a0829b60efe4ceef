import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ArrivalContext } from '../components/ArrivalContext.ts';
import { ListMemoryContext } from '../shared/lists/ListMemoryContext.ts';
import { useShareSession } from './useShareSession.ts';
import { useKeepSessionAlive } from './useKeepSessionAlive.ts';
import { useQueryCache } from './useQueryCache.ts';
import { useLeaveGuard } from '../shared/leaving/useLeaveGuard.ts';
import { AdminRooms } from './AdminRooms.tsx';
import type { PartOf } from './RoomParts.ts';
import { AdminShell } from './AdminShell.tsx';
import { KeysProvider } from './keys/KeysProvider.tsx';
import { RoomKeys } from './keys/RoomKeys.tsx';
import type { ToolParts } from './tools/Tool.ts';
import { Tools } from './tools/Tools.tsx';
import { useArrival } from './useArrival.ts';
import './workplace.css';
import { Workplace } from './Workplace.tsx';

interface AdminAreaProps {
  readonly partOf: PartOf;
  readonly tools: ToolParts;
}

/** Everything behind sign-in. */
export const AdminArea = ({ partOf, tools }: AdminAreaProps) => {
  const cache = useQueryCache();
  const [lists] = useState(() => new Map<string, string>());
  useKeepSessionAlive();
  useShareSession();
  const location = useLeaveGuard();
  const arrival = useArrival();
  return (
    <QueryClientProvider client={cache}>
      <ListMemoryContext value={lists}>
        <ArrivalContext value={arrival}>
          <Workplace>
            <KeysProvider>
              <RoomKeys />
              <Tools tools={tools}>
                <AdminShell pathname={location.pathname} partOf={partOf} bell={tools.bell}>
                  <AdminRooms partOf={partOf} location={location} />
                </AdminShell>
              </Tools>
            </KeysProvider>
          </Workplace>
        </ArrivalContext>
      </ListMemoryContext>
    </QueryClientProvider>
  );
};
