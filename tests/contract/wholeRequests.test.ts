import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestAnswer } from '../../services/requests/requestAnswers.ts';
import { requestChange } from '../../services/requests/requestBody.ts';
import { templateAnswer, templateBody } from '../../services/requests/templates/templateBody.ts';
import { templateContent } from '../../services/requests/templates/templateContent.ts';
import { parseRequest } from '../../src/domain/request/parseRequest.ts';
import type { RequestContent } from '../../src/domain/request/RequestContent.ts';
import { requestDraft } from '../../src/domain/request/requestDraft.ts';
import { AxiosRequestRegister } from '../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { AxiosRequestTemplates } from '../../src/infrastructure/http/requests/AxiosRequestTemplates.ts';
import { filledRequest, filledTemplate } from '../support/factories/filledRequest.ts';
import { onTheWire } from '../support/http/onTheWire.ts';
import { recordedLine } from './recordedLine.ts';

const answering = (data: unknown) => recordedLine({ code: 200, data });

/** What the form sends of a request that was opened in it and not touched. */
const entryOf = (content: RequestContent) => {
  const read = parseRequest(requestDraft(content), { now: Date.UTC(2026, 0, 5, 9), way: 'keep' });
  if (!read.ok) throw new Error(`The form has problems: ${JSON.stringify(read.problems)}`);
  return read.value;
};

const withIds = <Content extends { readonly stops: readonly object[] }>(content: Content) => ({
  ...content,
  stops: content.stops.map((stop) => ({ id: null, ...stop })),
});

const { stops, cargo, required, pricing, audience, decisionBy, reference, notes } = filledRequest;
const entered = { stops, cargo, required, pricing, audience, decisionBy, reference, notes };

describe('a request with every field filled', () => {
  const answer = { companyId: filledRequest.id, ...withIds(filledRequest) };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(requestAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosRequestRegister(answering(answer).http).read(filledRequest.id)).toEqual(filledRequest);
  });

  it('is written back complete from its form', async () => {
    const { http, sent } = answering(answer);
    const { id, version } = filledRequest;
    await new AxiosRequestRegister(http).change(id, version, entryOf(filledRequest), false, 'key');
    expect(v.parse(requestChange, sent.body)).toEqual({ ...withIds(entered), version, publish: false });
  });
});

describe('a template with every field filled', () => {
  const answer = onTheWire(withIds(filledTemplate));
  const { name } = filledTemplate;

  it('is answered exactly as the contract says', () => {
    expect(v.parse(templateAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosRequestTemplates(answering([answer]).http).all()).toEqual([filledTemplate]);
  });

  it('is kept complete from the form of a request', async () => {
    const { http, sent } = answering(answer);
    await new AxiosRequestTemplates(http).add(name, entryOf(filledRequest), 'key');
    const body = v.parse(templateBody, sent.body);
    expect(body).toEqual({ ...withIds(entered), name });
    const { id: _, createdAt: __, name: ___, ...content } = filledTemplate;
    expect(templateContent(body)).toEqual(onTheWire(withIds(content)));
  });
});
