import type { DangerousGoods, RequestContent } from '../../request/RequestContent.ts';
import type { TenderKind } from './TenderKind.ts';

/** Why a request cannot be told in a file: partners would carry what they do not know of, or take it to the wrong place. */
export type ExportRefusal = 'incomplete' | 'dangerous' | 'dangerous_incomplete' | 'several_stops';

const isNamed = ({ un, class: kind, name }: DangerousGoods): boolean =>
  [un, kind, name].every((part) => part !== undefined && part.trim() !== '');

/** A 204 names dangerous goods by 49 CFR, which is not what a request says of them; an IFTMIN by ADR. */
const dangerousRefusal = ({ cargo = [] }: RequestContent, kind: TenderKind): ExportRefusal | undefined => {
  const dangerous = cargo.flatMap((line) => line.dangerous ?? []);
  if (dangerous.length === 0) return undefined;
  if (kind === '204') return 'dangerous';
  return dangerous.every(isNamed) ? undefined : 'dangerous_incomplete';
};

/** What keeps a request from becoming a file of a kind; undefined if nothing does. */
export const exportRefusal = (request: RequestContent, kind: TenderKind): ExportRefusal | undefined => {
  const { stops = [] } = request;
  const isComplete =
    stops.some(({ type }) => type === 'pickup') &&
    stops.some(({ type }) => type === 'delivery') &&
    stops.every(({ place }) => place?.city !== undefined);
  if (!isComplete) return 'incomplete';
  // A consignment (IFTMIN) goes from one place to another: its items name others without a window, and nothing puts those in order.
  if (kind === 'IFTMIN' && stops.length > 2) return 'several_stops';
  return dangerousRefusal(request, kind);
};
