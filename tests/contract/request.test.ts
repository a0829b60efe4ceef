import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestContent } from '../../services/freight/request/requestContent.ts';
import { brokenRules, requestRules } from '../../services/freight/request/requestRules.ts';
import { withRules } from '../../services/freight/request/withRules.ts';
import { draftProblems, requestProblems } from '../../src/domain/request/requestProblems.ts';
import type { RequestContent } from '../../src/domain/request/RequestContent.ts';
import type { Problems } from '../../src/domain/record/Problem.ts';
import { requestExamples, requestNow, rightRequest, withValues } from '../support/contract/requests.ts';
import { serviceProblems } from './serviceProblems.ts';

const content = v.custom<RequestContent>(() => true);

const byPath = (found: readonly { field: string; code: string; limits?: object }[]) =>
  Object.fromEntries(found.map(({ field, code, limits }) => [field, { code, ...(limits && { limits }) }]));

const ofService = (body: unknown) =>
  byPath(
    serviceProblems(
      withRules(requestContent, (kept) => requestRules(kept, requestNow)),
      body,
    ),
  );
const ofApplication = (body: unknown) => requestProblems(v.parse(content, body), requestNow.getTime());
const codesIn = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, problem?.code]));

describe('a request that is published', () => {
  it.each(requestExamples)('with %s has the same problems in form and service', (_, values, codes) => {
    const body = withValues(rightRequest, values);
    expect(codesIn(ofApplication(body))).toEqual(codes);
    expect(ofService(body)).toEqual(ofApplication(body));
  });

  it('is asked about its rules again when it is published later', () => {
    const kept = v.parse(requestContent, rightRequest);
    const later = new Date('2026-11-25T11:00:00Z');
    expect(byPath(brokenRules(kept, later))).toEqual(requestProblems(v.parse(content, rightRequest), later.getTime()));
  });

  it('has the same problems in form and service whatever two things are wrong with it', () => {
    const example = fc.constantFrom(...requestExamples);
    fc.assert(
      fc.property(example, example, ([, one], [, other]) => {
        const paths = [...Object.keys(one), ...Object.keys(other)];
        fc.pre(!paths.some((path) => paths.some((within) => within.startsWith(`${path}.`))));
        const body = withValues(rightRequest, { ...one, ...other });
        expect(ofService(body)).toEqual(ofApplication(body));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a draft', () => {
  it.each(requestExamples)('with %s is wrong only where a value is wrong in itself', (_, values) => {
    const body = withValues(rightRequest, values);
    expect(byPath(serviceProblems(requestContent, body))).toEqual(draftProblems(v.parse(content, body)));
  });

  it('may be empty', () => {
    expect(serviceProblems(requestContent, {})).toEqual([]);
    expect(draftProblems({})).toEqual({});
  });
});
