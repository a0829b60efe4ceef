import { expect, it } from 'vitest';
import { saveTerms } from '../../../src/application/terms/saveTerms.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { termsFields } from '../../../src/domain/terms/termsFields.ts';
import { termsFactory } from '../../support/factories/termsFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOwnTerms } from '../../support/fakes/FakeOwnTerms.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const { version, ...facts } = termsFactory.build({ version: 3 });
const held = { ...facts, version };
const draft = { ...writeDraft(termsFields, held), paymentDays: '14' };

const open = (overrides: Partial<FakeOwnTerms> = {}) => {
  const terms = Object.assign(new FakeOwnTerms(), { terms: held, ...overrides });
  const changes = new FakeRecordChanges();
  return { terms, changes, save: saveTerms(terms, new FakeIdempotencyKeys(), changes) };
};

it('terms are sent with the version they were read at, and offers that show them are read again', async () => {
  const { terms, changes, save } = open();
  const meant = { ...facts, paymentDays: 14 };
  expect(await save(draft, held)).toEqual({ kind: 'done', record: { ...meant, version: 4 } });
  expect(terms.changes).toEqual([{ version: 3, terms: meant, key: 'key' }]);
  expect(changes.told).toEqual([{ lists: ['details', 'requests'] }]);
});

it('terms with a problem are not sent', async () => {
  const { terms, save } = open();
  expect(await save({ ...draft, capMin: '' }, held)).toEqual({
    kind: 'invalid',
    problems: { capMin: { code: 'required' } },
  });
  expect(terms.changes).toEqual([]);
});

it("a conflict returns the other person's terms", async () => {
  const theirs = { ...held, version: 5, paymentDays: 60 };
  const { save } = open({ terms: theirs, refusal: new Failure({ kind: 'refused', status: 409, errors: [] }) });
  expect(await save(draft, held)).toEqual({ kind: 'conflict', record: theirs });
});
