import { useMemo } from 'react';
import { type ManyRequestsMove, MoveRequests } from '../../../application/requests/moveRequests.ts';
import { mayMove } from '../../../domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Whether a request can be moved so as far as the list knows; the services check its content. */
const allows: Readonly<Record<ManyRequestsMove, (request: ShipmentRequest) => boolean>> = {
  publish: ({ status }) => status !== 'awarded' && mayMove(status, 'open'),
  withdraw: ({ status }) => mayMove(status, 'withdrawn'),
  remove: ({ status, publishedAt }) => status === 'draft' && publishedAt === undefined,
};

/** What can be done to many requests: publish, withdraw or delete them. */
export const useRequestBulk = (): readonly BulkAction<ShipmentRequest>[] => {
  const { freight } = useAdminTexts();
  const { bulk } = useRequestTexts();
  const move = useInjection(MoveRequests);
  return useMemo(() => {
    const action = (key: ManyRequestsMove): BulkAction<ShipmentRequest> => ({
      key,
      words: bulk[key],
      isDangerous: key === 'remove',
      refusalOf: (request) => (allows[key](request) ? undefined : bulk.stands(freight.requestStatus[request.status])),
      run: (requests, _, watch) => move(requests, key, watch),
      ...(key === 'remove' && { undo: (deleted, watch) => move(deleted, 'undo', watch) }),
    });
    return [action('publish'), action('withdraw'), action('remove')];
  }, [move, bulk, freight]);
};
