import { ExtendDeadlines } from '../../../application/requests/extendDeadlines.ts';
import { type ManyRequestsMove, MoveRequests } from '../../../application/requests/moveRequests.ts';
import { editPath } from '../../../domain/access/editPath.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { deadlineSteps } from '../../../domain/request/laterDeadline.ts';
import { formPath } from '../../../domain/request/formPath.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import { problemsIn } from '../../../domain/record/problemsIn.ts';
import { requestProblems } from '../../../domain/request/requestProblems.ts';
import { mayMove } from '../../../domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRefusalText } from '../../shared/record/useRefusalText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useNow } from '../../shared/useNow.ts';
import { useBulkLikeness } from './useBulkLikeness.ts';
import { useLacksText } from './useLacksText.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useUnlikelyTexts } from './useUnlikelyTexts.ts';

/** Whether a request can be moved so as far as the list knows; the services check its content. */
const allows: Readonly<Record<ManyRequestsMove, (request: ShipmentRequest) => boolean>> = {
  publish: ({ status }) => status !== 'awarded' && mayMove(status, 'open'),
  withdraw: ({ status }) => mayMove(status, 'withdrawn'),
  remove: ({ status, publishedAt }) => status === 'draft' && publishedAt === undefined,
};

/** What can be done to many requests: publish, with a question about what is unusual or looks like another, or withdraw them, extend their deadlines, or delete them. The last two can be undone. */
export const useRequestBulk = (): readonly BulkAction<ShipmentRequest>[] => {
  const { freight } = useAdminTexts();
  const { bulk, field: labels } = useRequestTexts();
  const textOf = useRefusalText(requestFields, labels);
  const lacks = useLacksText();
  const now = useNow('minute').getTime();
  const unlikely = useUnlikelyTexts();
  const move = useInjection(MoveRequests);
  const deadlines = useInjection(ExtendDeadlines);
  const standing = ({ status }: ShipmentRequest): string => bulk.stands(freight.requestStatus[status]);
  const refusalText: BulkAction<ShipmentRequest>['refusalText'] = (errors, request) => {
    const problems = problemsIn(errors);
    const text = problems && lacks(problems, request ?? {});
    return text ?? textOf(errors.map((error) => ({ ...error, field: formPath(error.field) })));
  };
  const unfit = (request: ShipmentRequest): string | undefined => lacks(requestProblems(request, now), request);
  const doubtOf = (request: ShipmentRequest): string | undefined => {
    const texts = unlikely(request).map(({ text }) => text);
    return texts.length > 0 ? texts.join(' ') : undefined;
  };
  const undo: BulkAction<ShipmentRequest>['undo'] = (changed, watch) => move(changed, 'undo', watch);
  const extend: BulkAction<ShipmentRequest> = {
    key: 'extend',
    words: bulk.extend,
    choice: {
      label: bulk.extend.choice,
      options: Object.fromEntries(deadlineSteps.map((hours) => [hours, bulk.extend.by[hours]])),
    },
    isFor: ({ status }) => status === 'open',
    refusalOf: (request, hours) => {
      if (request.status !== 'open') return standing(request);
      return deadlines.allows(request, Number(hours)) ? undefined : bulk.extend.pickupFirst;
    },
    refusalText,
    run: (requests, hours, watch) => deadlines.run(requests, Number(hours), watch),
    undo,
  };
  const likeness = useBulkLikeness((request) => allows.publish(request) && unfit(request) === undefined);
  const publishing: Partial<BulkAction<ShipmentRequest>> = {
    refusalOf: (request) => (allows.publish(request) ? unfit(request) : standing(request)),
    doubts: { doubtOf, words: bulk.publish.doubts },
    likeness,
    mendAt: (request) =>
      allows.publish(request) ? editPath('requests', request.id) : recordPath('requests', request.id),
  };
  const action = (key: ManyRequestsMove): BulkAction<ShipmentRequest> => ({
    key,
    words: bulk[key],
    isDangerous: key === 'remove',
    isFor: allows[key],
    refusalOf: (request) => (allows[key](request) ? undefined : standing(request)),
    refusalText,
    run: (requests, _, watch) => move(requests, key, watch),
    ...(key === 'publish' && publishing),
    ...(key === 'remove' && { undo }),
  });
  return [action('publish'), extend, action('withdraw'), action('remove')];
};
