import { isCurrency } from '../money/isCurrency.ts';
import { minorDigits } from '../money/minorDigits.ts';
import type { Money } from '../money/Money.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import { formPath } from './formPath.ts';
import { draftProblems, requestProblems } from './requestProblems.ts';
import type { RequestContent, Temperatures } from './RequestContent.ts';
import { type RequestDraft, requestFields, type RequestPath } from './requestFields.ts';
import { targetOf } from './targetOf.ts';
import { windowInstant } from './windowInstant.ts';

type Facts = FactsOf<typeof requestFields>;
type Parts = PartsOf<typeof requestFields>;

/** What a request form says, ready to be sent: windows as instants, the price as money. */
export interface RequestEntry extends Omit<Facts, 'pricing'> {
  readonly pricing: Omit<Facts['pricing'], 'target'> & { readonly target: Money | undefined };
}

/** How a form is sent: kept as it is, or opened to fleets. */
export type RequestWay = 'keep' | 'publish';

const instantIn = (typed: string | undefined, zone: string | undefined): string | undefined =>
  typed === undefined || zone === undefined ? undefined : windowInstant(typed, zone);

const withInstants = <
  Window extends { from?: string | undefined; to?: string | undefined; timeZone?: string | undefined },
>(
  window: Window,
): Window => ({
  ...window,
  from: instantIn(window.from, window.timeZone),
  to: instantIn(window.to, window.timeZone),
});

const both = (range: { min?: number | undefined; max?: number | undefined } | undefined): Temperatures | undefined =>
  range?.min === undefined || range.max === undefined ? undefined : { min: range.min, max: range.max };

/** What a form says so far, for rules and for the summary beside it. */
const contentOf = ({ stops, cargo, required, pricing, ...content }: Parts): RequestContent => ({
  ...content,
  stops: stops.map(({ place, window, ...stop }) => {
    const { contact, ...known } = place ?? {};
    const { name, phone } = contact ?? {};
    return {
      ...stop,
      place: { ...known, contact: name === undefined || phone === undefined ? undefined : { name, phone } },
      window: window && withInstants(window),
    };
  }),
  cargo: cargo.map((line) => ({ ...line, temperatureC: both(line.temperatureC) })),
  required: {
    ...required,
    bodyTypes: required?.bodyTypes ?? [],
    temperatureC: both(required?.temperatureC),
  },
  pricing: { ...pricing, target: targetOf(pricing) },
});

const windowEnds = ['from', 'to'] as const;

/** Ends of windows that are typed but no instant: without a zone, or in an hour that clocks skip. */
const windowProblems = (stops: Parts['stops'], content: RequestContent): Problems =>
  Object.fromEntries(
    stops.flatMap(({ window }, at): readonly (readonly [string, Problem | undefined])[] => {
      const path = `stops.${at}.window`;
      const zone = window?.timeZone;
      const ends = windowEnds.filter((end) => window?.[end] !== undefined);
      if (zone !== undefined && isTimeZone(zone)) {
        const read = content.stops?.[at]?.window;
        return ends.flatMap((end) =>
          read?.[end] === undefined ? [[`${path}.${end}`, { code: 'not_an_instant' }]] : [],
        );
      }
      // Without a zone nothing is known of its ends, so they are not missing.
      if (ends.length === 0 && zone === undefined) return [];
      return [
        [`${path}.timeZone`, { code: 'time_zone' }],
        ...ends.map((end) => [`${path}.${end}`, undefined] as const),
      ];
    }),
  );

const amountPath = 'pricing.target.amountMinor';

/** What is wrong with a price is told in whole units of its currency, as it is typed. */
const amountProblem = (pricing: Parts['pricing']): Problem => {
  const currency = pricing?.currency ?? '';
  const decimals = isCurrency(currency) ? minorDigits(currency) : 2;
  return { code: 'out_of_range', limits: { least: 10 ** -decimals, most: 1_000_000, decimals } };
};

/**
 * Parses a form into what is sent, or all its problems by path: what is wrong in itself, and, to be published at `now` (epoch
 * milliseconds), every rule that is broken.
 */
export const parseRequest = (
  draft: RequestDraft,
  { now, way }: { readonly now: number; readonly way: RequestWay },
): Result<RequestEntry, Problems<RequestPath>> => {
  const read = parseRecord(requestFields, draft, (parts): Problems => {
    const content = contentOf(parts);
    const found = way === 'publish' ? requestProblems(content, now) : draftProblems(content);
    const isUnread = parts.pricing?.target?.amountMinor !== undefined && content.pricing?.target === undefined;
    const placed = Object.fromEntries(Object.entries(found).map(([path, problem]) => [formPath(path), problem]));
    return {
      ...placed,
      ...windowProblems(parts.stops, content),
      ...((isUnread || found[amountPath]) && { [amountPath]: amountProblem(parts.pricing) }),
    };
  });
  if (!read.ok) return read;
  const { value } = read;
  const stops = value.stops.map((stop) => ({ ...stop, window: withInstants(stop.window) }));
  return { ok: true, value: { ...value, stops, pricing: { ...value.pricing, target: targetOf(value.pricing) } } };
};

/** What a form says so far; what cannot be read is left out. */
export const contentSoFar = (draft: RequestDraft): RequestContent => {
  let content: RequestContent = {};
  parseRecord(requestFields, draft, (parts) => {
    content = contentOf(parts);
    return {};
  });
  return content;
};
