import { isDeepStrictEqual } from 'node:util';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { ileapVersion } from './ileapAnswer.ts';
import { type Ileap, ileapOf, type ShipmentFootprint, type Toc } from './ileapOf.ts';

type LeftOut = Ileap['leftOut'][number];

/** A shipment by the id it is to be told by, with its figure, or why it has none. */
interface Told {
  readonly reference: string;
  readonly footprint: Footprint | null;
  readonly reason: string | null;
}

/** Ways of carrying, each told once; another one by the same id gets an id of its own. */
function tocTable() {
  const tocs = new Map<string, Toc>();
  return {
    idOf(toc: Toc): string {
      for (let nth = 1; ; nth += 1) {
        const tocId = nth === 1 ? toc.tocId : `${toc.tocId}-${nth}`;
        const known = tocs.get(tocId);
        if (!known) tocs.set(tocId, { ...toc, tocId });
        if (!known || isDeepStrictEqual(known, { ...toc, tocId })) return tocId;
      }
    },
    all: (): readonly Toc[] => [...tocs.values()],
  };
}

/** Tells of shipments one by one, so that nobody need keep them all; what they have in common, and who was left out, afterwards. */
export function ileapTeller(known: FactorSet) {
  const tocs = tocTable();
  const leftOut: LeftOut[] = [];
  return {
    /** A shipment with its chain elements; undefined of one that is left out. */
    tell({ reference, footprint, reason }: Told): ShipmentFootprint | undefined {
      const found = footprint ? ileapOf(reference, footprint, known) : (reason ?? 'not_calculated');
      if (typeof found === 'string') {
        leftOut.push({ shipmentId: reference, reason: found });
        return undefined;
      }
      const tocId = tocs.idOf(found.toc);
      return { ...found.shipment, tces: found.shipment.tces.map((tce) => ({ ...tce, tocId })) };
    },
    tocs: tocs.all,
    leftOut: (): readonly LeftOut[] => leftOut,
  };
}

/** Several shipments; ways of carrying that are the same are told once. */
export function ileapOfAll(told: readonly Told[], known: FactorSet): Ileap {
  const teller = ileapTeller(known);
  const shipmentFootprints = told.flatMap((each) => teller.tell(each) ?? []);
  return { ileapVersion, shipmentFootprints, tocs: [...teller.tocs()], leftOut: [...teller.leftOut()] };
}
