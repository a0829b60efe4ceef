import * as v from 'valibot';
import { levels, vehicleClasses, withheldReasons } from '../../../domain/emission/Footprint.ts';
import { ignoring, optional } from '../answers.ts';

const consignment = ignoring(
  ['pickup', 'delivery', 'tkm', 'wtwGrams', 'ttwGrams'],
  v.object({ massKg: v.number(), km: v.number() }),
);

const factor = ignoring(
  ['source', 'key', 'vehicle', 'refrigerated', 'load', 'unit', 'distanceBasis', 'ttw', 'wtt', 'wtw'],
  v.object({
    set: v.string(),
    version: v.string(),
    publishedOn: v.string(),
    region: v.string(),
    gwp: v.picklist(['AR5', 'AR6']),
    licence: v.string(),
    fuel: v.string(),
  }),
);

/** What a list says of a figure. */
export const shortFootprintAnswer = v.object({ level: v.picklist(levels), wtwGrams: v.number() });

/** What a shipment causes in CO2e, and how that was found. */
export const footprintAnswer = v.object({
  ...shortFootprintAnswer.entries,
  ttwGrams: v.number(),
  massKg: v.number(),
  tkm: v.number(),
  consignments: v.array(consignment),
  class: v.picklist(vehicleClasses),
  refrigerated: v.boolean(),
  emptyKm: optional(v.number()),
  factors: v.array(factor),
  distance: v.object({ type: v.literal('sfd'), method: v.literal('planned_route') }),
});

/** A figure, or why there is none. */
export const co2eEntries = { footprint: optional(footprintAnswer), reason: optional(v.picklist(withheldReasons)) };
