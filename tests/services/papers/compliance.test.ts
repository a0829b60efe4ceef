import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { compliances, complianceAt, hasCompliance } from '../../../services/papers/Compliance.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

const now = new Date('2026-03-02T08:00:00Z');
const db = await testDatabase();

describe.each([
  ['nothing expires', false, null, 'valid'],
  ['the first expires in 31 days', false, '2026-04-02', 'valid'],
  ['the first expires in 30 days', false, '2026-04-01', 'expiring'],
  ['the first expires today', false, '2026-03-02', 'expiring'],
  ['the first expired yesterday', false, '2026-03-01', 'expired'],
  ['one is missing', true, null, 'missing'],
  ['one is missing and another expires today', true, '2026-03-02', 'missing'],
  ['one is missing and another expired yesterday', true, '2026-03-01', 'expired'],
] as const)('when %s', (_when, isMissing, until, expected) => {
  it(`papers are ${expected}`, () => {
    expect(complianceAt({ papers_missing: isMissing, papers_until: until }, now)).toBe(expected);
  });

  it('the SQL condition agrees', async () => {
    for (const compliance of compliances) {
      const { rows } = await sql`
        select from (select ${isMissing}::boolean as papers_missing, ${until}::date as papers_until) papers
        where ${hasCompliance(compliance, now)}`.execute(db);
      expect(rows).toHaveLength(compliance === expected ? 1 : 0);
    }
  });
});
