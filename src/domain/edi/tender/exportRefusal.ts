import type { DangerousGoods, RequestContent } from '../../request/RequestContent.ts';
import type { TenderKind } from './TenderKind.ts';

/** Why a request cannot be told in a file: partners would carry what they do not know of, or take it to the wrong place. */
export type ExportRefusal =
  'incomplete' | 'dangerous' | 'dangerous_incomplete' | 'dangerous_several_stops' | 'several_stops';

const isNamed = ({ un, class: kind, name }: DangerousGoods): boolean =>
  [un, kind, name].every((part) => part !== undefined && part.trim() !== '');

/** A consignment (IFTMIN) goes from one place to another: its items name others without a window, and nothing puts those in order. */
const stopsRefusal = (hasSeveral: boolean, kind: TenderKind): ExportRefusal | undefined =>
  hasSeveral && kind === 'IFTMIN' ? 'several_stops' : undefined;

/** A 204 names dangerous goods by 49 CFR, which is not what a request says of them. */
const dangerousRefusal = (
  dangerous: readonly DangerousGoods[],
  hasSeveral: boolean,
  kind: TenderKind,
): ExportRefusal | undefined => {
  if (hasSeveral) return 'dangerous_several_stops';
  if (kind === '204') return 'dangerous';
  return dangerous.every(isNamed) ? undefined : 'dangerous_incomplete';
};

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
  const hasSeveral = stops.length > 2;
  const dangerous = cargo.flatMap((line) => line.dangerous ?? []);
  return dangerous.length > 0 ? dangerousRefusal(dangerous, hasSeveral, kind) : stopsRefusal(hasSeveral, kind);
};
