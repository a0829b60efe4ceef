import { describe, expect, it } from 'vitest';
import { companyDraft } from '../../services/company/detailsSchemas.ts';
import { memberDraft } from '../../services/company/members/memberSchemas.ts';
import { type CompanyDraft, companyFields, type CompanyPath } from '../../src/domain/company/companyFields.ts';
import type { MemberDraft } from '../../src/domain/company/memberFields.ts';
import { parseCompany } from '../../src/domain/company/parseCompany.ts';
import { parseMember } from '../../src/domain/company/parseMember.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { AxiosMemberRegister } from '../../src/infrastructure/http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { companyDetailsFactory } from '../support/factories/companyDetailsFactory.ts';
import { codesOf } from './codesOf.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';
import { serviceProblems } from './serviceProblems.ts';

const line = recordedLine();

const version = 3;
const right: CompanyDraft = writeDraft(companyFields, companyDetailsFactory.build());
const fields = Object.keys(right).filter((field): field is CompanyPath => field in right);
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);

const typedAddress = (draft: CompanyDraft) => {
  const address = {
    street: singleSpaced(draft['address.street']),
    postcode: singleSpaced(draft['address.postcode']),
    city: singleSpaced(draft['address.city']),
    country: draft['address.country'].trim(),
  };
  return Object.values(address).every((part) => part === '') ? null : address;
};

const typedCompany = (draft: CompanyDraft) => ({
  version,
  name: singleSpaced(draft.name),
  phone: orNull(draft.phone),
  email: orNull(draft.email),
  address: typedAddress(draft),
  vatId: orNull(draft.vatId),
  region: orNull(draft.region),
});

describe('the company form and the company service', () => {
  formAndServiceAgree(right, fields, {
    formAccepts: (draft) => parseCompany(draft).ok,
    serviceKeeps: (body) => keptBy(companyDraft, body),
    typed: typedCompany,
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const facts = parseCompany(draft);
      if (facts.ok) await new AxiosCompanyProfile(http).change(version, facts.value, 'key').catch(() => undefined);
      return sent.body;
    },
  });
});

it.each<Partial<CompanyDraft>>([
  { name: ' ' },
  { name: 'x'.repeat(121) },
  { phone: '030 1234567' },
  { email: 'office' },
  { 'address.street': '' },
  { 'address.postcode': 'x'.repeat(13) },
  { 'address.city': '\u202E' },
  { 'address.country': 'ZZ' },
  { 'address.country': '' },
  { vatId: 'DE' },
  { region: 'ZZ' },
])('for a company with %j form and service report the same codes and limits', (typed) => {
  const draft = { ...right, ...typed };
  const parsed = parseCompany(draft);
  expect(codesOf(serviceProblems(companyDraft, typedCompany(draft)))).toEqual(parsed.ok ? {} : parsed.problems);
});

const typedMember = ({ name, email, role }: MemberDraft) => ({ name: singleSpaced(name), email, role: role || null });

const colleague: MemberDraft = { name: 'Ann Lee', email: 'ann@greenline.test', role: 'dispatcher' };

describe('the colleague form and the company service', () => {
  formAndServiceAgree(colleague, ['name', 'email', 'role'], {
    formAccepts: (draft) => parseMember(draft).ok,
    serviceKeeps: (body) => keptBy(memberDraft, body),
    typed: typedMember,
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const facts = parseMember(draft);
      if (facts.ok) await new AxiosMemberRegister(http).add(facts.value, 'key');
      return sent.body;
    },
  });
});

it.each<Partial<MemberDraft>>([
  { name: '' },
  { name: 'x'.repeat(121) },
  { email: 'ann' },
  { email: ' ' },
  { role: '' },
  { role: 'boss' },
])('for a colleague with %j form and service report the same codes and limits', (typed) => {
  const draft = { ...colleague, ...typed };
  const parsed = parseMember(draft);
  expect(codesOf(serviceProblems(memberDraft, typedMember(draft)))).toEqual(parsed.ok ? {} : parsed.problems);
});
