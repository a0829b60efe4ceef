import { describe, expect, it } from 'vitest';
import { saveBrand } from '../../../services/company/saveBrand.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

const now = new Date('2026-01-05T09:00:00Z');
const blue = { id: '00000000-0000-4000-8000-00000000b100', domain: 'Blue.localhost ', name: 'Blue Freight', now };

describe('a brand', () => {
  it('is added under its domain, or renamed if it exists', async () => {
    const db = await testDatabase();
    expect(await saveBrand(db, blue)).toBe('Blue Freight is listed under blue.localhost.');
    expect(await saveBrand(db, { ...blue, id: '00000000-0000-4000-8000-00000000b200', name: ' Azure' })).toBe(
      'blue.localhost is called Azure now.',
    );
    const brands = await db.selectFrom('company').select(['name', 'domain', 'kind']).execute();
    expect(brands).toEqual([{ name: 'Azure', domain: 'blue.localhost', kind: 'brand' }]);
  });

  it.each([
    [{ domain: 'blue' }, 'blue is not a domain such as blue.example.'],
    [{ domain: 'a b.example' }, 'a b.example is not a domain such as blue.example.'],
    [{ name: ' ' }, 'A name has 1 to 120 characters.'],
  ])('with %j is refused in a sentence', async (odd, sentence) => {
    const db = await testDatabase();
    await expect(saveBrand(db, { ...blue, ...odd })).rejects.toThrow(sentence);
  });
});
