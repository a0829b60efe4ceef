import { describe, expect, it } from 'vitest';
import { actOn as actOfService } from '../../services/statements/rules/actOn.ts';
import { lineMismatch as mismatchOfService } from '../../services/statements/rules/lineMismatch.ts';
import { paymentDue as dueOfService } from '../../services/statements/rules/paymentDue.ts';
import * as listsOfService from '../../services/statements/rules/Statement.ts';
import { statementSums as sumsOfService } from '../../services/statements/rules/statementSums.ts';
import { actOn } from '../../src/domain/statement/actOn.ts';
import { lineMismatch } from '../../src/domain/statement/lineMismatch.ts';
import { paymentDue } from '../../src/domain/statement/paymentDue.ts';
import * as lists from '../../src/domain/statement/Statement.ts';
import { statementSums } from '../../src/domain/statement/statementSums.ts';
import { acts, agreed, base, dues, linehaul, toll, tonu, waiting } from '../support/contract/statementActs.ts';

describe.each([
  ['application', actOn, lineMismatch, statementSums, paymentDue],
  ['service', actOfService, mismatchOfService, sumsOfService, dueOfService],
] as const)('a statement in the %s', (_, act, mismatch, sums, due) => {
  it.each(acts.map(([title, ...each]) => [title, each] as const))('%s', (__, [before, what, outcome, now = agreed]) => {
    const acted = act(before, what, now);
    expect(acted.ok ? acted.statement : acted.refusal).toEqual(outcome);
  });

  it('adds up to the cent, whatever the currency calls its smallest unit', () => {
    expect(sums([...base, toll, { ...toll, kind: 'credit', amountMinor: -1 }])).toEqual({
      linehaulMinor: 120_050,
      waitingMinor: 15_000,
      feeMinor: 0,
      extrasMinor: 4_320,
      totalMinor: 139_370,
    });
    expect(sums([tonu, toll])).toEqual({
      linehaulMinor: 0,
      waitingMinor: 0,
      feeMinor: 25_000,
      extrasMinor: 4_321,
      totalMinor: 29_321,
    });
    const cents = Array.from({ length: 3 }, () => ({ kind: 'toll', amountMinor: 10 }) as const);
    expect(sums([...cents, { kind: 'linehaul', amountMinor: 20 }]).totalMinor).toBe(50);
  });

  it('names the line that is not what was agreed', () => {
    const [price, waited] = base;
    expect(mismatch(base, agreed)).toBeUndefined();
    expect(mismatch([...base, toll], agreed)).toBeUndefined();
    expect(mismatch(base, [linehaul, { ...waiting, amountMinor: 1 }])).toEqual({
      id: 'waiting-0',
      statedMinor: 15_000,
      agreedMinor: 1,
    });
    expect(mismatch(price ? [price] : [], agreed)).toMatchObject({ id: 'waiting-0', statedMinor: null });
    expect(mismatch(waited ? [waited] : [], [waiting])).toBeUndefined();
    expect(mismatch(base, [linehaul])).toMatchObject({ id: 'waiting-0', agreedMinor: null });
  });

  it.each(dues)('issued at %s is to be paid within %i days in %s', (issued, days, zone, dueOn, dueAt) => {
    const found = due(Date.parse(issued), days, zone);
    expect({ ...found, dueAt: new Date(found.dueAt).toISOString() }).toEqual({ dueOn, dueAt });
  });
});

it('application and service know the same words for statements', () => {
  const { statementStatuses, agreedKinds, extraKinds, lineStates } = lists;
  expect({ statementStatuses, agreedKinds, extraKinds, lineStates }).toEqual({
    statementStatuses: listsOfService.statementStatuses,
    agreedKinds: listsOfService.agreedKinds,
    extraKinds: listsOfService.extraKinds,
    lineStates: listsOfService.lineStates,
  });
});
