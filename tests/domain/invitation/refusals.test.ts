import { describe, expect, it } from 'vitest';
import { mayBeSent } from '../../../src/domain/invitation/mayBeSent.ts';
import { readInvitationRows } from '../../../src/domain/invitation/readInvitationRows.ts';
import { withRefusals } from '../../../src/domain/invitation/withRefusals.ts';

const taken = { field: 'phone', message: 'has an open invitation already' };
const tooMany = { field: '', message: 'Your company has sent many invitations within the hour.' };
const rowsOf = (text: string) => readInvitationRows(text).rows;
const [joao, ana] = rowsOf('João,+351912345678\nAna,ana@drivers.test');
if (!joao || !ana) throw new Error('two rows were to be read');

describe('a row that was refused', () => {
  it('keeps its refusal, and no other row has it', () => {
    const rows = withRefusals([joao, ana], [{ draft: joao.draft, errors: [taken] }]);
    expect(rows.map(({ refusal }) => refusal)).toEqual([[taken], undefined]);
  });

  it.each(['Joao,+351912345678', 'João,+351912345679', 'João,+351912345678,joao@drivers.test'])(
    'is free of it once it is changed to %s',
    (text) => {
      const [row] = withRefusals(rowsOf(text), [{ draft: joao.draft, errors: [taken] }]);
      expect(row?.refusal).toBeUndefined();
    },
  );

  it('has the last one of several', () => {
    const refused = [taken, tooMany].map((error) => ({ draft: joao.draft, errors: [error] }));
    expect(withRefusals([joao], refused)[0]?.refusal).toEqual([tooMany]);
  });
});

it.each([
  ['with nothing wrong', joao, true],
  ['with something wrong', { ...joao, read: { ok: false, problems: { phone: { code: 'phone' } } } } as const, false],
  ['refused for a field', { ...joao, refusal: [taken] }, false],
  ['refused for a field and as a whole', { ...joao, refusal: [tooMany, taken] }, false],
  ['refused as a whole', { ...joao, refusal: [tooMany] }, true],
  ['of which nothing was told', { ...joao, refusal: [] }, true],
])('a row %s', (_what, row, may) => {
  expect(mayBeSent(row)).toBe(may);
});
