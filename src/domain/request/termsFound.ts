import { isCurrency } from '../money/isCurrency.ts';
import { minorDigits } from '../money/minorDigits.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { vehicleFields } from '../vehicle/vehicleFields.ts';
import { isDangerous, temperaturesOf, totalKg } from './cargoTotals.ts';
import { type Found, missing, numberFound, temperaturesFound } from './Found.ts';
import type { Pricing, RequestContent, Requirements } from './RequestContent.ts';

/** The largest price of a load or offer, in whole units of its currency. */
const largestPrice = 1_000_000;

/** The least and most of a price, in the smallest unit of its currency. */
export const priceLimits = (currency: string) => ({
  least: 1,
  most: largestPrice * 10 ** minorDigits(currency),
  decimals: 0,
});

const pricingValues = ({ currency, target }: Pricing): readonly Found[] => {
  const isKnown = currency === undefined || isCurrency(currency);
  return [
    isKnown ? undefined : ['pricing.currency', { code: 'currency' }],
    target && !isCurrency(target.currency) ? ['pricing.target.currency', { code: 'currency' }] : undefined,
    target && isCurrency(target.currency)
      ? numberFound('pricing.target.amountMinor', target.amountMinor, priceLimits(target.currency))
      : undefined,
  ];
};

/** What is wrong with the single values of requirements, price and deadline, also in a draft. */
export const termsValues = ({ required, pricing, decisionBy }: RequestContent): readonly Found[] => [
  ...(required?.bodyTypes ?? []).map((body, at): Found =>
    isOneOf(vehicleFields.bodyType.options, body) ? undefined : [`required.bodyTypes.${at}`, { code: 'not_a_choice' }],
  ),
  numberFound('required.minPayloadKg', required?.minPayloadKg, { least: 0, most: 60_000, decimals: 3 }),
  ...temperaturesFound('required.temperatureC', required?.temperatureC),
  ...(pricing ? pricingValues(pricing) : []),
  decisionBy !== undefined && readRfc3339(decisionBy) === undefined
    ? ['decisionBy', { code: 'not_an_instant' }]
    : undefined,
];

const requiredRules = (required: Requirements | undefined, { cargo = [] }: RequestContent): readonly Found[] => {
  const kg = totalKg(cargo);
  const kept = temperaturesOf(cargo);
  const asked = required?.temperatureC;
  return [
    required?.minPayloadKg !== undefined && required.minPayloadKg < kg
      ? ['required.minPayloadKg', { code: 'below_cargo', limits: { least: kg } }]
      : undefined,
    asked && kept && asked.min > kept.min
      ? ['required.temperatureC.min', { code: 'below_cargo', limits: { most: kept.min } }]
      : undefined,
    asked && kept && asked.max < kept.max
      ? ['required.temperatureC.max', { code: 'below_cargo', limits: { least: kept.max } }]
      : undefined,
    required?.adr === false && isDangerous(cargo) ? ['required.adr', { code: 'below_cargo' }] : undefined,
  ];
};

const pricingRules = ({ model, currency, target }: Pricing): readonly Found[] => [
  model === undefined ? missing('pricing.model') : undefined,
  currency === undefined ? missing('pricing.currency') : undefined,
  model === 'fixed' && !target ? missing('pricing.target') : undefined,
  target && currency !== undefined && isCurrency(currency) && target.currency !== currency
    ? ['pricing.target.currency', { code: 'other_currency' }]
    : undefined,
];

const deadlineFound = ({ decisionBy, stops = [] }: RequestContent, now: number): Found => {
  const deadline = readRfc3339(decisionBy);
  const firstEnd = readRfc3339(stops[0]?.window?.to);
  if (decisionBy === undefined) return missing('decisionBy');
  if (deadline === undefined) return undefined;
  if (deadline <= now) return ['decisionBy', { code: 'in_past' }];
  return firstEnd !== undefined && deadline > firstEnd ? ['decisionBy', { code: 'after_first_window' }] : undefined;
};

/** What requirements, price, audience and deadline lack or contradict when they are published at `now` (epoch milliseconds). */
export const termsRules = (request: RequestContent, now: number): readonly Found[] => {
  const { required, pricing = {}, audience } = request;
  const isAsked = audience?.market === true || Boolean(audience?.carriers?.length) || Boolean(audience?.lists?.length);
  return [
    ...requiredRules(required, request),
    ...pricingRules(pricing),
    isAsked ? undefined : missing('audience'),
    deadlineFound(request, now),
  ];
};
