import { expect, it } from 'vitest';
import { proofDraft } from '../../../src/domain/shipment/proofDraft.ts';
import { rejectedFacts } from '../../../src/domain/shipment/rejectedFacts.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

const order = { ordered: 24, at: Date.UTC(2026, 0, 9, 9), zone: 'UTC' };

it('a proof begins with what was ordered and when the truck left', () => {
  expect(proofDraft(undefined, order)).toEqual({
    recipient: '',
    delivered: '24',
    short: '0',
    damaged: '0',
    note: '',
    at: '2026-01-09T09:00:00Z',
  });
});

it('a proof that follows a rejected one begins with what that said', () => {
  const packages = { delivered: 22, short: 2, damaged: 1 };
  const rejected = proofFactory.build({ packages, note: 'Two wet', at: '2026-01-09T10:30:00+01:00' });
  expect(proofDraft(rejectedFacts(rejected), order)).toEqual({
    recipient: 'Jana Novák',
    delivered: '22',
    short: '2',
    damaged: '1',
    note: 'Two wet',
    at: '2026-01-09T09:30:00Z',
  });
});

it('what a rejected proof left out comes from the order', () => {
  const nothing = { recipient: undefined, at: undefined, packages: undefined, note: undefined, signature: undefined };
  expect(proofDraft(rejectedFacts(nothing), order)).toEqual(proofDraft(undefined, order));
});
