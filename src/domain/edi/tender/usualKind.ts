import type { RequestContent } from '../../request/RequestContent.ts';
import { exportRefusal } from './exportRefusal.ts';
import type { TenderKind } from './TenderKind.ts';

/** Where partners read X12. */
const northAmerica: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** The kind of file that carriers of a request most likely read; the other where that cannot hold it. */
export const usualKind = (request: RequestContent): TenderKind => {
  const country = request.stops?.[0]?.place?.country ?? '';
  return northAmerica.has(country) || exportRefusal(request, 'IFTMIN') === 'several_stops' ? '204' : 'IFTMIN';
};
