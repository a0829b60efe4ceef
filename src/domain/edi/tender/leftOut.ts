import type { RequestContent } from '../../request/RequestContent.ts';
import { equipmentOf } from './equipmentCodes.ts';
import { packageOfX12, x12OfPackage } from './packageOfX12.ts';
import type { TenderKind } from './TenderKind.ts';

/** What a request says and a file has no room for. */
const leftOuts = [
  'price',
  'deadline',
  'body',
  'equipment',
  'packages',
  'volume',
  'sizes',
  'marks',
  'customs',
  'pairs',
] as const;

export type LeftOut = (typeof leftOuts)[number];

const several = (stops: RequestContent['stops'] = [], wanted: 'pickup' | 'delivery'): boolean =>
  stops.filter(({ type }) => type === wanted).length > 1;

/** Whether the packages of some lines become others, or share a stop that says one for all. */
const losesPackages = (cargo: NonNullable<RequestContent['cargo']>): boolean => {
  const codes = new Set(cargo.flatMap(({ packageCode }) => packageCode ?? []));
  return codes.size > 1 || [...codes].some((code) => packageOfX12(x12OfPackage(code)) !== code);
};

/** What of a request a file of this kind leaves out. */
export const leftOut = (request: RequestContent, kind: TenderKind): readonly LeftOut[] => {
  const { stops, cargo = [], required, pricing, decisionBy } = request;
  const isX12 = kind === '204';
  const bodies = required?.bodyTypes ?? [];
  const isLost: Readonly<Record<LeftOut, boolean>> = {
    price: pricing?.target !== undefined && !(isX12 && pricing.model === 'fixed'),
    deadline: decisionBy !== undefined && !isX12,
    body: bodies.length > 0 && !(isX12 && equipmentOf(bodies) !== undefined),
    equipment: (required?.equipment ?? []).length > 0,
    packages: isX12 && losesPackages(cargo),
    volume: isX12 && cargo.some(({ volumeM3 }) => volumeM3 !== undefined),
    sizes: cargo.some(({ loadingMetres, stackable }) => loadingMetres !== undefined || stackable === true),
    marks: isX12 && cargo.some(({ marks }) => marks !== undefined),
    customs: cargo.some(({ hsCode }) => hsCode !== undefined),
    pairs: several(stops, 'pickup') && several(stops, 'delivery'),
  };
  return leftOuts.filter((each) => isLost[each]);
};
