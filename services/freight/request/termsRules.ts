import type { Broken } from './Broken.ts';
import { isDangerous, temperaturesOf, totalKg } from './cargoTotals.ts';
import type { RequestContent } from './requestContent.ts';

/** What is asked of the truck covers the cargo. */
function requiredRules({ required, cargo }: RequestContent): readonly (Broken | false)[] {
  const kg = totalKg(cargo);
  const kept = temperaturesOf(cargo);
  const { minPayloadKg, temperatureC: asked, adr } = required;
  return [
    minPayloadKg !== null && minPayloadKg < kg && ['required.minPayloadKg', 'belowCargo', { least: kg }],
    asked !== null &&
      kept !== null &&
      asked.min > kept.min && ['required.temperatureC.min', 'belowCargo', { most: kept.min }],
    asked !== null &&
      kept !== null &&
      asked.max < kept.max && ['required.temperatureC.max', 'belowCargo', { least: kept.max }],
    adr === false && isDangerous(cargo) && ['required.adr', 'belowCargo'],
  ];
}

function deadlineRule({ decisionBy, stops }: RequestContent, now: Date): Broken | false {
  if (decisionBy === null) return ['decisionBy', 'required'];
  if (new Date(decisionBy) <= now) return ['decisionBy', 'inPast'];
  const firstEnd = stops[0]?.window?.to ?? null;
  return firstEnd !== null && decisionBy > firstEnd && ['decisionBy', 'afterFirstWindow'];
}

/** What price, audience, requirements and deadline must be to be published at `now`. */
export function termsRules(request: RequestContent, now: Date): readonly (Broken | false)[] {
  const { pricing, audience } = request;
  const { model, currency, target } = pricing;
  const isAsked = audience.market || audience.carriers.length > 0 || audience.lists.length > 0;
  return [
    ...requiredRules(request),
    model === null && ['pricing.model', 'required'],
    currency === null && ['pricing.currency', 'required'],
    model === 'fixed' && target === null && ['pricing.target', 'required'],
    target !== null &&
      currency !== null &&
      target.currency !== currency && ['pricing.target.currency', 'otherCurrency'],
    !isAsked && ['audience', 'required'],
    deadlineRule(request, now),
  ];
}
