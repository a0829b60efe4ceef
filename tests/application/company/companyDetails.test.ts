import { describe, expect, it } from 'vitest';
import { addMember } from '../../../src/application/company/addMember.ts';
import { changeCompanyDetails } from '../../../src/application/company/changeCompanyDetails.ts';
import { changeRole } from '../../../src/application/company/changeRole.ts';
import { listMembers } from '../../../src/application/company/listMembers.ts';
import { removeMember } from '../../../src/application/company/removeMember.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';
import { memberFactory } from '../../support/factories/memberFactory.ts';
import { FakeColleagues } from '../../support/fakes/FakeColleagues.ts';
import { FakeCompanyBook } from '../../support/fakes/FakeCompanyBook.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const { signal } = new AbortController();

describe('Changing a company', () => {
  const details = companyDetailsFactory.build({
    name: '  Rhine  & Ruhr ',
    phone: '0049 221 4710',
    email: ' a@b.test ',
  });

  it('sends what was meant by what was typed', async () => {
    const book = new FakeCompanyBook();
    await changeCompanyDetails(book, new FakeSessionStore())(details);
    expect(book.changes).toEqual([{ ...details, name: 'Rhine & Ruhr', phone: '+492214710', email: 'a@b.test' }]);
  });

  it('hands back what somebody else has saved meanwhile', async () => {
    const book = new FakeCompanyBook();
    book.details = { ...details, version: 7, name: 'Theirs' };
    book.refusal = new Failure({ kind: 'refused', status: 409, errors: [] });
    const written = await changeCompanyDetails(book, new FakeSessionStore())(details);
    expect(written).toEqual({ kind: 'stale', record: book.details });
  });

  it('renames the selected company at once, and no other', async () => {
    const own = new FakeSessionStore({ company: { id: details.id, name: 'Old', domain: 'greenline.test' } });
    const other = new FakeSessionStore({ company: { id: 'another', name: 'Other', domain: 'greenline.test' } });
    for (const store of [own, other]) await changeCompanyDetails(new FakeCompanyBook(), store)(details);
    expect(own.read().company).toEqual({ id: details.id, name: 'Rhine & Ruhr', domain: 'greenline.test' });
    expect(other.read().company?.name).toBe('Other');
  });
});

it('lists colleagues by name', async () => {
  const colleagues = new FakeColleagues();
  colleagues.members = ['Zoë', 'Ada'].map((name) => memberFactory.build({ name }));
  expect((await listMembers(colleagues)(signal)).map(({ name }) => name)).toEqual(['Ada', 'Zoë']);
});

it('adds a colleague under the key it is told', async () => {
  const colleagues = new FakeColleagues();
  await addMember(colleagues)({ name: ' Ada  Berg ', email: ' ada@road.test ', role: 'viewer' }, 'key');
  expect(colleagues.members).toMatchObject([{ name: 'Ada Berg', email: 'ada@road.test', role: 'viewer' }]);
  expect(colleagues.keys).toEqual(['key']);
});

it.each([
  [true, 0],
  [false, 1],
])('removes a colleague only after a yes: %s', async (answer, left) => {
  const colleagues = new FakeColleagues();
  const member = memberFactory.build();
  colleagues.members = [member];
  const question = { title: 'Remove?', text: '', yes: 'Remove', no: 'Keep' };
  await removeMember(colleagues, new FakeDialogs(answer))({ userId: member.userId, question });
  expect(colleagues.members).toHaveLength(left);
});

it.each([
  [true, 'owner'],
  [false, 'viewer'],
])('changes a role only after a yes, where there is a question: %s', async (answer, role) => {
  const colleagues = new FakeColleagues();
  const member = memberFactory.build({ role: 'viewer' });
  colleagues.members = [member];
  const question = { title: 'Make an owner?', text: '', yes: 'Yes', no: 'No' };
  await changeRole(colleagues, new FakeDialogs(answer))({ userId: member.userId, role: 'owner', question });
  expect(colleagues.members).toMatchObject([{ role }]);
});
