import type { RequestContent } from '../../request/RequestContent.ts';
import type { TenderKind } from './TenderKind.ts';

/** Why a request cannot be told in a file: partners would carry what they do not know of, or take it to the wrong place. */
export type ExportRefusal = 'incomplete' | 'dangerous' | 'several_stops';

/** What keeps a request from becoming a file of a kind; undefined if nothing does. */
export const exportRefusal = (
  { stops = [], cargo = [] }: RequestContent,
  kind: TenderKind,
): ExportRefusal | undefined => {
  const isComplete =
    stops.some(({ type }) => type === 'pickup') &&
    stops.some(({ type }) => type === 'delivery') &&
    stops.every(({ place }) => place?.city !== undefined);
  if (!isComplete) return 'incomplete';
  if (cargo.some(({ dangerous }) => dangerous !== undefined)) return 'dangerous';
  return kind === 'IFTMIN' && stops.length > 2 ? 'several_stops' : undefined;
};
