import type * as v from 'valibot';
import { fuelFactors } from './findFactor.ts';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { energyCarriers, type ileapAnswer } from './ileapAnswer.ts';
import { onBasis } from './onBasis.ts';

export type Ileap = v.InferOutput<typeof ileapAnswer>;
export type Toc = Ileap['tocs'][number];
export type ShipmentFootprint = Ileap['shipmentFootprints'][number];

/** Without an exponent and without zeros at the end. */
const decimalOf = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

const kgOf = (grams: number): string => decimalOf(grams / 1_000, 3);

const carrierOf = (fuel: string): (typeof energyCarriers)[number] | undefined => {
  const name = fuel.toLowerCase();
  if (name.includes('electric')) return 'Electric';
  return energyCarriers.find((each) => name.includes(each.toLowerCase()));
};

/** What the truck ran on: what was measured, else what of its kind is sold. */
const energyOf = ({ factors: [factor] }: Footprint, known: FactorSet) => {
  const energyCarrier = carrierOf(factor?.fuel ?? '');
  if (!factor || !energyCarrier) return undefined;
  const isFuel = fuelFactors([factor]).length > 0;
  const fuel = isFuel ? factor : fuelFactors(known).find((each) => carrierOf(each.fuel) === energyCarrier);
  return fuel && { energyCarrier, fuel };
};

/** Loaded and empty, of a shipment from one place to another alone. */
const emptyShareOf = ({ emptyKm, consignments: [first, ...others] }: Footprint): number | undefined =>
  emptyKm === null || !first || others.length > 0 ? undefined : emptyKm / (emptyKm + first.km);

/** A default stands for all trucks of its class; what was modelled or measured for one shipment alone. */
const tocIdOf = ({ level, class: key, refrigerated, factors: [factor] }: Footprint, reference: string): string =>
  level === 'default'
    ? [key, refrigerated ? 'refrigerated' : 'ambient', factor?.version].join('-')
    : `${level}-${reference}`;

/** kg per tonne-kilometre: of a default its factor, whatever whole grams one shipment comes to. */
function intensitiesOf({ level, tkm, wtwGrams, ttwGrams, factors: [factor] }: Footprint) {
  if (level !== 'default' || !factor) return { wtw: wtwGrams / 1_000 / tkm, ttw: ttwGrams / 1_000 / tkm };
  const ofSfd = onBasis(1, 'sfd', factor.distanceBasis ?? 'sfd');
  return { wtw: factor.wtw * ofSfd, ttw: (factor.ttw ?? factor.wtw) * ofSfd };
}

/** A shipment and how it was carried, or why iLEAP cannot tell of it. */
export function ileapOf(
  reference: string,
  footprint: Footprint,
  known: FactorSet,
): { readonly shipment: ShipmentFootprint; readonly toc: Toc } | 'no_energy_factor' {
  const energy = energyOf(footprint, known);
  if (!energy) return 'no_energy_factor';
  const { fuel, energyCarrier } = energy;
  const tocId = tocIdOf(footprint, reference);
  const emptyShare = emptyShareOf(footprint);
  const { wtw, ttw } = intensitiesOf(footprint);
  return {
    shipment: {
      mass: decimalOf(footprint.massKg, 3),
      shipmentId: reference,
      tces: footprint.consignments.map((each, nth) => ({
        tceId: `${reference}-${nth + 1}`,
        tocId,
        shipmentId: reference,
        mass: decimalOf(each.massKg, 3),
        distance: { sfd: decimalOf(each.km, 3) },
        transportActivity: decimalOf(each.tkm, 3),
        co2eWTW: kgOf(each.wtwGrams),
        co2eTTW: kgOf(each.ttwGrams),
      })),
    },
    toc: {
      tocId,
      description: `${footprint.class}, ${footprint.level}, ${footprint.factors[0]?.set} ${footprint.factors[0]?.version}`,
      mode: 'Road',
      ...(emptyShare !== undefined && { emptyDistanceFactor: decimalOf(emptyShare, 4) }),
      temperatureControl: footprint.refrigerated ? 'refrigerated' : 'ambient',
      energyCarriers: [
        {
          energyCarrier,
          relativeShare: '1',
          emissionFactorWTW: decimalOf(fuel.wtw, 5),
          emissionFactorTTW: decimalOf(fuel.ttw ?? fuel.wtw, 5),
          energyConsumptionUnit: fuel.unit.slice('kg/'.length),
        },
      ],
      co2eIntensityWTW: decimalOf(wtw, 6),
      co2eIntensityTTW: decimalOf(ttw, 6),
      transportActivityUnit: 'tkm',
    },
  };
}
