import { expect, it } from 'vitest';
import { addMember } from '../../../src/application/company/addMember.ts';
import { changeRole } from '../../../src/application/company/changeRole.ts';
import { listMembers } from '../../../src/application/company/listMembers.ts';
import { removeMember } from '../../../src/application/company/removeMember.ts';
import { memberFactory } from '../../support/factories/memberFactory.ts';
import { FakeColleagues } from '../../support/fakes/FakeColleagues.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';

const { signal } = new AbortController();

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
