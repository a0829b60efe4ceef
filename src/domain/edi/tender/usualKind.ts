import type { RequestContent } from '../../request/RequestContent.ts';
import { exportRefusal } from './exportRefusal.ts';
import type { TenderKind } from './TenderKind.ts';

/** Where partners read X12. */
const northAmerica: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** The kind of file that carriers of a request most likely read; the other where only that can hold it. */
export const usualKind = (request: RequestContent): TenderKind => {
  const isAmerican = northAmerica.has(request.stops?.[0]?.place?.country ?? '');
  const [usual, other] = isAmerican ? (['204', 'IFTMIN'] as const) : (['IFTMIN', '204'] as const);
  const isOnlyOther = exportRefusal(request, usual) !== undefined && exportRefusal(request, other) === undefined;
  return isOnlyOther ? other : usual;
};
