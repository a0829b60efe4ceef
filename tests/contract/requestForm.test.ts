import * as v from 'valibot';
import { describe } from 'vitest';
import { requestContent } from '../../services/freight/request/requestContent.ts';
import { requestRules } from '../../services/freight/request/requestRules.ts';
import { withRules } from '../../services/freight/request/withRules.ts';
import { itemsIn } from '../../src/domain/record/itemsIn.ts';
import { parseRequest } from '../../src/domain/request/parseRequest.ts';
import { requestDraft } from '../../src/domain/request/requestDraft.ts';
import { type RequestDraft, requestFields } from '../../src/domain/request/requestFields.ts';
import type { RequestContent } from '../../src/domain/request/RequestContent.ts';
import { windowInstant } from '../../src/domain/request/windowInstant.ts';
import { AxiosRequestRegister } from '../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { requestNow, rightRequest, withValues } from '../support/contract/requests.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';
import { typedBody } from './typedBody.ts';

const now = requestNow.getTime();
const line = recordedLine();
const published = withRules(requestContent, (content) => requestRules(content, requestNow));

const given = v.custom<RequestContent>(() => true);
const right: RequestDraft = requestDraft(
  v.parse(
    given,
    withValues(rightRequest, {
      reference: 'PO 77',
      'required.minPayloadKg': 20_000,
      'cargo.0.dangerous': { un: '1203', name: 'PETROL', class: '3' },
    }),
  ),
);

/** Fields that are typed, one of each kind: every text is tried against a whole request, which takes long. */
const fields = [
  'stops.0.place.country',
  'stops.1.serviceMin',
  'cargo.0.grossKg',
  'cargo.0.dangerous.un',
  'required.minPayloadKg',
  'reference',
] as const satisfies readonly (keyof RequestDraft)[];

const { stops, cargo, required, reference } = requestFields;

/** When each stop is served: no field of this test changes it. */
const windows = Array.from({ length: itemsIn(right, 'stops') }, (_, at) => {
  const path = `stops.${at}.window` as const;
  const timeZone = right[`${path}.timeZone`] ?? '';
  const instant = (end: 'from' | 'to') => windowInstant(right[`${path}.${end}`] ?? '', timeZone);
  return { from: instant('from'), to: instant('to'), timeZone };
});

/** The body of an unchecked draft; what no field of this test changes is right already. */
const typed = (draft: RequestDraft): unknown => ({
  ...typedBody({ required, reference }, draft),
  stops: windows.map((window, at) => ({ ...typedBody(stops.fields, draft, `stops.${at}.`), window })),
  cargo: [{ ...typedBody(cargo.fields, draft, 'cargo.0.'), pickup: 0, delivery: 1 }],
  pricing: { ...rightRequest.pricing },
  audience: rightRequest.audience,
  decisionBy: rightRequest.decisionBy,
  notes: rightRequest.notes,
});

const withoutWay = v.pipe(
  v.looseObject({ publish: v.literal(true) }),
  v.transform(({ publish: _publish, ...content }) => content),
);

describe('the request form and the requests service', () => {
  formAndServiceAgree(right, fields, {
    formAccepts: (draft) => parseRequest(draft, { now, way: 'publish' }).ok,
    serviceKeeps: (body) => keptBy(published, body),
    typed,
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const entry = parseRequest(draft, { now, way: 'publish' });
      if (entry.ok) await new AxiosRequestRegister(http).add(entry.value, true, 'key').catch(() => undefined);
      return v.parse(withoutWay, sent.body);
    },
  });
});
