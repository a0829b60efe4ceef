import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestContent } from '../../services/freight/request/requestContent.ts';
import { postingKey as keyOfService } from '../../services/freight/request/postingKey.ts';
import { contentSoFar } from '../../src/domain/request/parseRequest.ts';
import { postingKey } from '../../src/domain/request/postingKey.ts';
import { requestDraft } from '../../src/domain/request/requestDraft.ts';
import type { RequestContent } from '../../src/domain/request/RequestContent.ts';
import { postingExamples } from '../support/contract/postings.ts';
import { rightRequest, withValues } from '../support/contract/requests.ts';

const content = v.custom<RequestContent>(() => true);
const kept = (body: unknown) => v.parse(requestContent, body);
const entered = (body: unknown) => v.parse(content, body);

const withoutPostcode = (lat: number) =>
  postingKey(entered(withValues(rightRequest, { 'stops.0.place.postcode': undefined, 'stops.0.place.lat': lat })));

describe('two requests look like one load', () => {
  const first = postingKey(entered(rightRequest));

  it.each(postingExamples)('or not: with %s, on both sides', (_, values, isAlike) => {
    const body = withValues(rightRequest, values);
    const key = postingKey(entered(body));
    expect(key === undefined ? undefined : key === first).toBe(isAlike);
    expect(keyOfService(kept(body))).toBe(key);
  });

  it('by the position to about a kilometre where neither has a postcode', () => {
    const here = withoutPostcode(51.4561);
    expect([withoutPostcode(51.4558) === here, withoutPostcode(51.4761) === here]).toEqual([true, false]);
  });

  it('whatever else is between the first stop and the last', () => {
    const [pickup, delivery] = rightRequest.stops;
    const body = withValues(rightRequest, { stops: [pickup, { ...delivery, window: undefined }, delivery] });
    expect(postingKey(entered(body))).toBe(first);
  });
});

it('the form has the key that the service keeps', () => {
  const example = fc.constantFrom(...postingExamples);
  fc.assert(
    fc.property(example, example, ([, one], [, other]) => {
      const paths = [...Object.keys(one), ...Object.keys(other)];
      fc.pre(!paths.some((path) => paths.some((within) => within.startsWith(`${path}.`))));
      const body = withValues(rightRequest, { ...one, ...other });
      const typed = contentSoFar(requestDraft(entered(body)));
      expect(postingKey(typed)).toBe(keyOfService(kept(body)));
    }),
    { numRuns: 200 },
  );
});
