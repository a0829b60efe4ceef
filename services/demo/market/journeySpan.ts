import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { Engagement } from '../../freight/verdict/Combination.ts';
import type { Journey } from './Journey.ts';

/** The time a trip takes truck and driver, as planned and as it went, whichever is longer. */
export function journeySpan({ stops }: Pick<RequestContent, 'stops'>, { dispatchedAt, visits }: Journey): Engagement {
  const planned = [stops[0]?.window?.from, stops.at(-1)?.window?.to].map((text) => Date.parse(text ?? ''));
  const times = [...planned, dispatchedAt, ...visits.map(({ leftAt }) => leftAt)];
  return { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) };
}
