import { FindAlikeEach } from '../../../application/requests/findAlikeEach.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import type { BulkLikeness } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Finds, of many requests that are to be published, which look like an open one or an earlier one of them; only those that are fit count. */
export const useBulkLikeness = (isFit: (request: ShipmentRequest) => boolean): BulkLikeness<ShipmentRequest> => {
  const findAlike = useInjection(FindAlikeEach);
  const { alike: words } = useRequestTexts().bulk.publish;
  return {
    find: async (requests) => {
      const alike = await findAlike(requests.filter(isFit));
      const likenesses = [...alike].map(([id, { id: other, reference }]) => {
        const path = other === undefined ? undefined : recordPath('requests', other);
        return [id, { name: reference, path }] as const;
      });
      return new Map(likenesses);
    },
    words,
  };
};
