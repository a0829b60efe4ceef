import { describe, expect, it } from 'vitest';
import { mayBeSent } from '../../../src/domain/invitation/mayBeSent.ts';
import { readInvitationRows } from '../../../src/domain/invitation/readInvitationRows.ts';
import { withRefusals } from '../../../src/domain/invitation/withRefusals.ts';

const taken = { field: 'phone', message: 'already has an open invitation' };
const tooMany = { field: '', message: 'Your company has sent too many invitations in the last hour.' };
const rowsOf = (text: string) => readInvitationRows(text).rows;
const [joao, ana] = rowsOf('João,+351912345678\nAna,ana@drivers.test');
if (!joao || !ana) throw new Error('two rows were to be read');

describe('a refused row', () => {
  it('has its own refusal, and other rows have none', () => {
    const rows = withRefusals([joao, ana], [{ draft: joao.draft, errors: [taken] }]);
    expect(rows.map(({ refusal }) => refusal)).toEqual([[taken], undefined]);
  });

  it.each([
    [taken, 'João,+351912345679', undefined],
    [taken, 'Joao,+351912345678', [taken]],
    [taken, 'João,+351912345678,joao@drivers.test', [taken]],
    [tooMany, 'Joao,+351912345678', undefined],
  ])('for %j changed to %s keeps what still stands', (error, text, left) => {
    const [row] = withRefusals(rowsOf(text), [{ draft: joao.draft, errors: [error] }]);
    expect(row?.refusal).toEqual(left);
  });

  it('has its latest refusal', () => {
    const refused = [taken, tooMany].map((error) => ({ draft: joao.draft, errors: [error] }));
    expect(withRefusals([joao], refused)[0]?.refusal).toEqual([tooMany]);
  });
});

it.each([
  ['without problems', joao, true],
  ['with a problem', { ...joao, read: { ok: false, problems: { phone: { code: 'phone' } } } } as const, false],
  ['refused for a field', { ...joao, refusal: [taken] }, false],
  ['refused for a field and as a whole', { ...joao, refusal: [tooMany, taken] }, false],
  ['refused as a whole', { ...joao, refusal: [tooMany] }, true],
  ['refused without errors', { ...joao, refusal: [] }, true],
])('whether a row may be sent: %s', (_what, row, may) => {
  expect(mayBeSent(row)).toBe(may);
});
