import { expect, it } from 'vitest';
import { AxiosOwnTerms } from '../../../../src/infrastructure/http/terms/AxiosOwnTerms.ts';
import { termsFactory } from '../../../support/factories/termsFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const { version, ...facts } = termsFactory.build();

it('the terms of a shipper are read', async () => {
  server.answers(odd.success({ ...facts, version, updatedAt: null }));
  expect(await new AxiosOwnTerms(line().http).read()).toEqual({ ...facts, version });
  expect(server.request.url).toBe('/v1/terms');
});

it('the terms of a shipper are set with their version', async () => {
  server.answers(odd.success({ ...facts, version: 1, updatedAt: '2026-11-23T10:00:00Z' }));
  expect(await new AxiosOwnTerms(line().http).change(0, facts, 'key-1')).toEqual({ ...facts, version: 1 });
  expect(JSON.parse(server.request.body)).toEqual({ ...facts, version: 0 });
});
