import { expect, it } from 'vitest';
import { lostCompany } from '../../../src/domain/company/lostCompany.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';

const user = userFactory.build({ id: 'ann' });
const company = companyFactory.build({ id: 'c-1' });
const chosen = { ...company, chosenBy: 'ann' };
const member = membershipFactory.build({ id: 'c-1' });
const other = membershipFactory.build({ id: 'c-2' });

it.each([
  ['the user still belongs to', { user, company: chosen }, [other, member], undefined],
  ['the user no longer belongs to', { user, company: chosen }, [other], chosen],
  ["was the user's only one", { user, company: chosen }, [], chosen],
  ['was matched to the host', { user, company }, [other], undefined],
  ['was chosen by somebody else in this tab', { user, company: { ...company, chosenBy: 'ben' } }, [other], undefined],
  ['is not chosen yet', { user, company: undefined }, [other], undefined],
  ['was chosen, and nobody is signed in', { user: undefined, company: chosen }, [other], undefined],
])('detects whether the user has lost a company that %s', (_, session, memberships, expected) => {
  expect(lostCompany(session, memberships)).toBe(expected);
});
