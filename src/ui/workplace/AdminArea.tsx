import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ListMemoryContext } from '../shared/lists/ListMemoryContext.ts';
import { useShareSession } from './useShareSession.ts';
import { useKeepSessionAlive } from './useKeepSessionAlive.ts';
import { useQueryCache } from './useQueryCache.ts';
import { OpenRoom } from './OpenRoom.tsx';
import type { PartOf } from './RoomParts.ts';
import { AdminShell } from './AdminShell.tsx';
import { FormKeys } from './keys/FormKeys.tsx';
import { KeysProvider } from './keys/KeysProvider.tsx';
import { RoomKeys } from './keys/RoomKeys.tsx';
import type { ToolParts } from './tools/Tool.ts';
import { Tools } from './tools/Tools.tsx';
import './workplace.css';
import { Workplace } from './Workplace.tsx';

interface AdminAreaProps {
  readonly partOf: PartOf;
  readonly tools: ToolParts;
}

/** Everything behind sign-in. Knows no address, so that nothing around the rooms is rendered again when one is opened. */
export const AdminArea = memo(({ partOf, tools }: AdminAreaProps) => {
  const cache = useQueryCache();
  const [lists] = useState(() => new Map<string, string>());
  useKeepSessionAlive();
  useShareSession();
  return (
    <QueryClientProvider client={cache}>
      <ListMemoryContext value={lists}>
        <Workplace>
          <KeysProvider>
            <RoomKeys />
            <FormKeys />
            <Tools tools={tools}>
              <AdminShell partOf={partOf} bell={tools.bell}>
                <OpenRoom partOf={partOf} />
              </AdminShell>
            </Tools>
          </KeysProvider>
        </Workplace>
      </ListMemoryContext>
    </QueryClientProvider>
  );
});
