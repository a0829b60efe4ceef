import { describe, expect, it } from 'vitest';
import { saveCompany } from '../../../src/application/company/saveCompany.ts';
import { companyFields } from '../../../src/domain/company/companyFields.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';
import { FakeCompanyProfile } from '../../support/fakes/FakeCompanyProfile.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const company = companyDetailsFactory.build({ version: 3 });
const draft = writeDraft(companyFields, company);
const facts = Object.fromEntries(Object.keys(companyFields).map((name) => [name, Reflect.get(company, name)]));
const lists = ['details', 'memberships'];
const refusal = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

const open = (overrides: Partial<FakeCompanyProfile> = {}, selected = company.id) => {
  const profile = Object.assign(new FakeCompanyProfile(), { details: company, ...overrides });
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  const store = new FakeSessionStore({ company: { id: selected, name: 'Old', domain: 'greenline.test' } });
  return { profile, keys, changes, store, save: saveCompany(profile, store, keys, changes) };
};

describe('saving a company', () => {
  it('sends the parsed draft with its version and an idempotency key', async () => {
    const { profile, keys, save } = open();
    await save({ ...draft, name: '  Rhine  & Ruhr ', phone: '0049 221 4710', email: ' a@b.test ' }, company);
    const meant = { ...facts, name: 'Rhine & Ruhr', phone: '+492214710', email: 'a@b.test' };
    expect(profile.changes).toEqual([{ version: 3, facts: meant, key: 'key' }]);
    expect(keys.contents).toEqual([{ company: company.id, version: 3, facts: meant }]);
  });

  it('returns the saved company and marks the lists that show its name as stale', async () => {
    const { changes, save } = open();
    const record = { ...company, version: 4 };
    expect(await save(draft, company)).toEqual({ kind: 'done', record });
    expect(changes.told).toEqual([{ lists, record: { list: 'details', id: company.id, value: record } }]);
  });

  it('sends nothing when the draft has problems', async () => {
    const { profile, save } = open();
    expect(await save({ ...draft, name: ' ' }, company)).toEqual({
      kind: 'invalid',
      problems: { name: { code: 'required' } },
    });
    expect(profile.changes).toEqual([]);
  });

  it("returns the other person's version after a conflict", async () => {
    const theirs = { ...company, version: 7, name: 'Theirs' };
    const { save, store } = open({ details: theirs, refusal: refusal(409) });
    expect(await save(draft, company)).toEqual({ kind: 'conflict', record: theirs });
    expect(store.read().company?.name).toBe('Theirs');
  });

  it('renames the selected company at once, but no other', async () => {
    const own = open();
    const other = open({}, 'another');
    for (const { save } of [own, other]) await save({ ...draft, name: 'New' }, company);
    expect(own.store.read().company).toEqual({ id: company.id, name: 'New', domain: 'greenline.test' });
    expect(other.store.read().company?.name).toBe('Old');
  });

  it('marks its lists as stale when the user no longer belongs to it', async () => {
    const gone = refusal(404);
    const { changes, save, store } = open({ refusal: gone });
    await expect(save(draft, company)).rejects.toBe(gone);
    expect(changes.told).toEqual([{ lists }]);
    expect(store.read().company?.name).toBe('Old');
  });
});
