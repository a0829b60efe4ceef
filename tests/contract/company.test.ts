import { describe } from 'vitest';
import { companyDraft } from '../../services/company/detailsSchemas.ts';
import { memberDraft } from '../../services/company/members/memberSchemas.ts';
import { addMember } from '../../src/application/company/addMember.ts';
import { changeCompanyDetails } from '../../src/application/company/changeCompanyDetails.ts';
import { checkCompany } from '../../src/domain/company/checkCompany.ts';
import { checkNewMember } from '../../src/domain/company/checkNewMember.ts';
import { companyDraftOf } from '../../src/domain/company/companyDraftOf.ts';
import type { CompanyDraft } from '../../src/domain/company/CompanyDraft.ts';
import type { NewMember } from '../../src/domain/company/NewMember.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { AxiosColleagues } from '../../src/infrastructure/http/company/AxiosColleagues.ts';
import { AxiosCompanyBook } from '../../src/infrastructure/http/company/AxiosCompanyBook.ts';
import { companyDetailsFactory } from '../support/factories/companyDetailsFactory.ts';
import { FakeSessionStore } from '../support/fakes/FakeSessionStore.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const details = companyDetailsFactory.build({
  phone: '+493012345678',
  email: 'office@greenline.test',
  street: 'Am Kai 1',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE123456789',
});
const right = companyDraftOf(details);
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);

const typedAddress = ({ street, postcode, city, country }: CompanyDraft) => {
  const address = {
    street: singleSpaced(street),
    postcode: singleSpaced(postcode),
    city: singleSpaced(city),
    country: country.trim(),
  };
  return Object.values(address).every((part) => part === '') ? null : address;
};

describe('the form of a company and the company service', () => {
  formAndServiceAgree(right, ['name', 'phone', 'email', 'street', 'postcode', 'city', 'country', 'vatId'], {
    formAccepts: (draft) => Object.keys(checkCompany(draft)).length === 0,
    serviceKeeps: (body) => keptBy(companyDraft, body),
    typed: (draft) => ({
      version: details.version,
      name: singleSpaced(draft.name),
      phone: orNull(draft.phone),
      email: orNull(draft.email),
      address: typedAddress(draft),
      vatId: orNull(draft.vatId),
    }),
    sent: async (draft) => {
      const { http, sent } = recordedLine();
      const change = changeCompanyDetails(new AxiosCompanyBook(http), new FakeSessionStore());
      await change({ ...details, ...draft }).catch(() => undefined);
      return sent.body;
    },
  });
});

const colleague: NewMember = { name: 'Ann Lee', email: 'ann@greenline.test', role: 'dispatcher' };

describe('the form of a colleague and the company service', () => {
  formAndServiceAgree(colleague, ['name', 'email'], {
    formAccepts: (draft) => Object.keys(checkNewMember(draft)).length === 0,
    serviceKeeps: (body) => keptBy(memberDraft, body),
    typed: ({ name, email, role }) => ({ name: singleSpaced(name), email, role }),
    sent: async (draft) => {
      const { http, sent } = recordedLine();
      await addMember(new AxiosColleagues(http))(draft, 'key');
      return sent.body;
    },
  });
});
