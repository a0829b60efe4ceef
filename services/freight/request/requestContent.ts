import * as v from 'valibot';
import { maybe } from '../../fields/maybe.ts';
import { decimalField } from '../../fields/decimalField.ts';
import { idAnswer } from '../../fields/idAnswer.ts';
import { listField } from '../../fields/listField.ts';
import { multilineText } from '../../fields/multilineText.ts';
import { plainText } from '../../fields/plainText.ts';
import { bodyTypes } from '../bodyTypes.ts';
import { currencyField, moneyField } from '../fields/moneyField.ts';
import { instantField } from '../fields/instantField.ts';
import { cargoField, temperatureField } from './cargoField.ts';
import { stopField } from './stopField.ts';

export const equipments = ['tail_lift', 'straps', 'forklift', 'gps', 'pallet_jack'] as const;

export const pricingModels = ['bid', 'fixed'] as const;

export const mostStops = 20;
export const mostLines = 50;
const mostCarriers = 500;

const ids = (most: number) => v.nullish(listField(v.pipe(idAnswer, v.toLowerCase()), most), []);

/** What truck is asked for. Temperature and ADR follow from the cargo where they are left out. */
const required = v.strictObject({
  bodyTypes: v.nullish(listField(v.picklist(bodyTypes), bodyTypes.length), []),
  minPayloadKg: maybe(decimalField(0, 60_000, 3)),
  temperatureC: maybe(temperatureField),
  adr: maybe(v.boolean()),
  equipment: v.nullish(listField(v.picklist(equipments), equipments.length), []),
});

/** `fixed` is taken at once for its target. */
const pricing = v.strictObject({
  model: maybe(v.picklist(pricingModels)),
  currency: maybe(currencyField),
  target: maybe(moneyField),
  hideTarget: v.nullish(v.boolean(), false),
});

/** The whole market of the brand, or chosen carriers and lists of them. */
const audience = v.strictObject({
  market: v.nullish(v.boolean(), false),
  carriers: ids(mostCarriers),
  lists: ids(100),
});

/** What a shipper says about a request. Anything may be left out of a draft, but each value must be right in itself. */
const entries = {
  reference: maybe(plainText(40)),
  stops: v.nullish(listField(stopField, mostStops), []),
  cargo: v.nullish(listField(cargoField, mostLines), []),
  required: v.nullish(required, { bodyTypes: [], equipment: [] }),
  pricing: v.nullish(pricing, {}),
  audience: v.nullish(audience, {}),
  decisionBy: maybe(instantField),
  notes: maybe(multilineText(2_000)),
};

/** A request as it is kept, without the client's ids of stops. */
export const requestContent = v.strictObject(entries);

export type RequestContent = v.InferOutput<typeof requestContent>;
