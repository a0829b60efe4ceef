import { palletCodes } from './cargoCodes.ts';
import { idleStops } from './idleStops.ts';
import type { CargoLine, RequestContent } from './RequestContent.ts';

/** What is allowed, but probably a mistake: a stop without goods, or packages of an unusual weight. */
export type Unlikely =
  | { readonly kind: 'idle'; readonly stop: number }
  | { readonly kind: 'light' | 'heavy'; readonly line: number; readonly eachKg: number };

/** Of one pallet: an empty one weighs more than the least, and no forklift is made for more than the most. */
const palletKg = { least: 5, most: 2_500 } as const;

/** A line of packages below a kilogram is no freight unless there are many of them. */
const least = { eachKg: 1, lineKg: 50 } as const;

const weightOf = ({ packageCode, count = 0, grossKg = 0 }: CargoLine): 'light' | 'heavy' | undefined => {
  if (count <= 0 || grossKg <= 0) return undefined;
  const eachKg = grossKg / count;
  if (packageCode !== undefined && palletCodes.includes(packageCode)) {
    if (eachKg > palletKg.most) return 'heavy';
    return eachKg < palletKg.least ? 'light' : undefined;
  }
  return eachKg < least.eachKg && grossKg < least.lineKg ? 'light' : undefined;
};

/** In kg: what is light, to two digits, and the rest in whole ones. */
const rounded = (kg: number): number => (kg < 10 ? Number(kg.toPrecision(2)) : Math.round(kg));

/** All that is unusual in a request, whether or not it can be published. */
export const unlikelyIn = (content: RequestContent): readonly Unlikely[] => [
  ...idleStops(content).map((stop) => ({ kind: 'idle' as const, stop })),
  ...(content.cargo ?? []).flatMap((line, at) => {
    const kind = weightOf(line);
    const { grossKg = 0, count = 1 } = line;
    return kind ? [{ kind, line: at, eachKg: rounded(grossKg / count) }] : [];
  }),
];
