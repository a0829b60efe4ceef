import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyAnswer, companyDraft, toCompanyAnswer } from '../../services/company/detailsSchemas.ts';
import type { CompanyDetails } from '../../src/domain/company/CompanyDetails.ts';
import { companyFields } from '../../src/domain/company/companyFields.ts';
import { parseCompany } from '../../src/domain/company/parseCompany.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { AxiosCompanyProfile } from '../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { answering } from './answering.ts';
import { throughJson } from './throughJson.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('a company with every field filled', () => {
  const row = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'fleet',
    name: 'Rhine Valley Transport',
    domain: null,
    brand_id: '00000000-0000-4000-8000-000000000006',
    ios_app_link: null,
    google_app_link: null,
    phone: '+492214710',
    email: 'office@rhine.test',
    street: 'Am Hafen 1',
    postcode: '50735',
    city: 'Köln',
    country: 'DE',
    vat_id: 'DE123456789',
    region: 'CH',
    name_look: 'rhinevalleytransport',
    version: 7,
    created_at: now,
    updated_at: now,
  } as const;
  const answer = throughJson(toCompanyAnswer(row));
  const details: CompanyDetails = {
    id: row.id,
    version: 7,
    audience: 'fleet',
    name: 'Rhine Valley Transport',
    phone: '+492214710',
    email: 'office@rhine.test',
    address: { street: 'Am Hafen 1', postcode: '50735', city: 'Köln', country: 'DE' },
    vatId: 'DE123456789',
    region: 'CH',
  };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(companyAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosCompanyProfile(answering(answer).http).read()).toEqual(details);
  });

  it('is written back complete from its form', async () => {
    const { http, sent } = answering(answer);
    const facts = parseCompany(writeDraft(companyFields, details));
    if (facts.ok) await new AxiosCompanyProfile(http).change(details.version, facts.value, 'key');
    const { id: _id, audience: _audience, ...kept } = toCompanyAnswer(row);
    expect(v.parse(companyDraft, sent.body)).toEqual(kept);
  });
});
