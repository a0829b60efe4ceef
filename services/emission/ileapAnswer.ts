import * as v from 'valibot';

/** The version of iLEAP that is written: its fields have changed between drafts. */
export const ileapVersion = '1.0';

const decimal = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/));

const tce = v.object({
  tceId: v.string(),
  tocId: v.string(),
  shipmentId: v.string(),
  mass: decimal,
  distance: v.object({ sfd: decimal }),
  transportActivity: decimal,
  co2eWTW: decimal,
  co2eTTW: decimal,
});

const shipmentFootprint = v.object({
  mass: decimal,
  shipmentId: v.string(),
  tces: v.pipe(v.array(tce), v.minLength(1)),
});

export const energyCarriers = ['Diesel', 'HVO', 'Petrol', 'CNG', 'LNG', 'LPG', 'Hydrogen', 'Electric'] as const;

const toc = v.object({
  tocId: v.string(),
  description: v.string(),
  mode: v.literal('Road'),
  emptyDistanceFactor: v.optional(decimal),
  temperatureControl: v.picklist(['ambient', 'refrigerated']),
  energyCarriers: v.array(
    v.object({
      energyCarrier: v.picklist(energyCarriers),
      relativeShare: decimal,
      emissionFactorWTW: decimal,
      emissionFactorTTW: decimal,
      energyConsumptionUnit: v.string(),
    }),
  ),
  co2eIntensityWTW: decimal,
  co2eIntensityTTW: decimal,
  transportActivityUnit: v.literal('tkm'),
});

/** Shipments as iLEAP tells of them, and those it cannot tell of. Numbers are text: kg, km, tkm, and kg of CO2e. */
export const ileapAnswer = v.pipe(
  v.object({
    ileapVersion: v.literal(ileapVersion),
    shipmentFootprints: v.array(shipmentFootprint),
    tocs: v.array(toc),
    /** Without a figure, or without a factor for what the truck runs on. */
    leftOut: v.array(v.object({ shipmentId: v.string(), reason: v.string() })),
  }),
  v.metadata({ ref: 'Ileap' }),
);
