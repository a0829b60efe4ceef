import type { StatementAct } from '../../../src/domain/statement/actOn.ts';
import type { AgreedAmount, StatementFacts, StatementLine } from '../../../src/domain/statement/Statement.ts';

export const linehaul = { id: 'linehaul', kind: 'linehaul', stop: null, amountMinor: 120_050 } as const;
export const waiting = { id: 'waiting-0', kind: 'waiting', stop: 0, amountMinor: 15_000 } as const;
export const tonu = { id: 'tonu', kind: 'tonu', stop: null, amountMinor: 25_000 } as const;
export const agreed: readonly AgreedAmount[] = [linehaul, waiting];

const asLine = (amount: AgreedAmount): StatementLine => ({ ...amount, reason: null, state: 'agreed', note: null });

export const toll: StatementLine = {
  id: 'a1',
  kind: 'toll',
  stop: null,
  amountMinor: 4_321,
  reason: 'Brenner',
  state: 'proposed',
  note: null,
};
const credit: StatementLine = { ...toll, id: 'a2', kind: 'credit', amountMinor: -1, reason: 'A cent' };
const approved: StatementLine = { ...toll, state: 'approved' };
const disputed: StatementLine = { ...toll, state: 'disputed', note: 'No toll there' };

export const base = agreed.map(asLine);
const at = (status: StatementFacts['status'], ...lines: readonly StatementLine[]): StatementFacts => ({
  status,
  lines: status === 'draft' ? lines : [...base, ...lines],
});
const act = (name: 'issue' | 'revise' | 'approve' | 'pay' | 'settle' | 'deny'): StatementAct => ({ act: name });
const answer = (line: string, note: string | null = null): StatementAct => ({ act: 'answer', line, note });
const keep = (...extras: readonly StatementLine[]): StatementAct => ({ act: 'keep', extras });
const less: readonly AgreedAmount[] = [linehaul, { ...waiting, amountMinor: 14_999 }];

type Outcome = StatementFacts | string;

/** What each act makes of a statement: the next one, or why it is refused. */
export const acts: readonly (readonly [
  what: string,
  before: StatementFacts,
  act: StatementAct,
  outcome: Outcome,
  now?: readonly AgreedAmount[],
])[] = [
  ['an extra is kept as proposed', at('draft'), keep(approved), at('draft', toll)],
  ['an extra that stays keeps its approval', at('draft', approved), keep(toll), at('draft', approved)],
  [
    'another amount is asked about again',
    at('draft', approved),
    keep({ ...toll, amountMinor: 1 }),
    at('draft', { ...toll, amountMinor: 1 }),
  ],
  [
    'another reason is asked about again',
    at('draft', approved),
    keep({ ...toll, reason: 'Gotthard' }),
    at('draft', { ...toll, reason: 'Gotthard' }),
  ],
  ['what is issued is not edited', at('issued', toll), keep(toll), 'wrong_status'],
  ['issuing freezes what was agreed', at('draft', toll, credit), act('issue'), at('issued', toll, credit)],
  [
    'issuing asks again about what was disputed',
    at('draft', disputed, approved),
    act('issue'),
    at('issued', toll, approved),
  ],
  ['a total below 0 is not issued', at('draft', { ...credit, amountMinor: -135_051 }), act('issue'), 'total_negative'],
  [
    'a total of 0 is issued',
    at('draft', { ...credit, amountMinor: -135_050 }),
    act('issue'),
    at('issued', { ...credit, amountMinor: -135_050 }),
  ],
  [
    'issuing freezes a cancellation fee without any price',
    at('draft', toll),
    act('issue'),
    { status: 'issued', lines: [asLine(tonu), toll] },
    [tonu],
  ],
  [
    'a credit takes off no more than the fee',
    at('draft', { ...credit, amountMinor: -25_001 }),
    act('issue'),
    'total_negative',
    [tonu],
  ],
  ['nothing is issued twice', at('issued'), act('issue'), 'wrong_status'],
  ['what is issued is taken back', at('issued', toll), act('revise'), at('draft', toll)],
  ['what is disputed is taken back', at('disputed', disputed), act('revise'), at('draft', disputed)],
  ['what is approved stays', at('approved', approved), act('revise'), 'wrong_status'],
  [
    'what is approved is taken back once something else was agreed',
    at('approved', approved),
    act('revise'),
    at('draft', approved),
    less,
  ],
  ['what is paid stays, whatever was agreed since', at('paid', approved), act('revise'), 'wrong_status', less],
  ['what is settled stays, whatever was agreed since', at('settled', approved), act('revise'), 'wrong_status', less],
  ['a line is approved', at('issued', toll), answer('a1'), at('issued', approved)],
  ['a line is disputed with words', at('issued', toll), answer('a1', 'No toll there'), at('disputed', disputed)],
  ['a disputed line is approved after all', at('disputed', disputed), answer('a1'), at('issued', approved)],
  [
    'an approved line is disputed after all',
    at('issued', approved),
    answer('a1', 'No toll there'),
    at('disputed', disputed),
  ],
  [
    'one line that is left keeps it disputed',
    at('disputed', disputed, { ...credit, state: 'disputed', note: 'Why?' }),
    answer('a2'),
    at('disputed', disputed, { ...credit, state: 'approved' }),
  ],
  ['the price is not disputed here', at('issued', toll), answer('linehaul', 'Too much'), 'line_agreed'],
  ['a line that is not there has no answer', at('issued', toll), answer('a9'), 'no_line'],
  ['a draft has no answers', at('draft', toll), answer('a1'), 'wrong_status'],
  [
    'approving takes all that is left',
    at('issued', toll, credit),
    act('approve'),
    at('approved', approved, { ...credit, state: 'approved' }),
  ],
  ['what is disputed is not approved', at('disputed', disputed), act('approve'), 'lines_disputed'],
  ['another amount than agreed is not approved', at('issued'), act('approve'), 'mismatch', less],
  ['a line that nobody agreed is not approved', at('issued'), act('approve'), 'mismatch', [linehaul]],
  [
    'what lacks an agreed line is not approved',
    at('issued'),
    act('approve'),
    'mismatch',
    [...agreed, { ...waiting, id: 'waiting-1', stop: 1 }],
  ],
  ['a draft is not approved', at('draft'), act('approve'), 'wrong_status'],
  ['what is approved is paid', at('approved'), act('pay'), at('paid')],
  ['another amount than agreed by now is not paid', at('approved'), act('pay'), 'mismatch', less],
  ['what is not approved is not paid', at('issued'), act('pay'), 'wrong_status'],
  ['what is paid is settled', at('paid'), act('settle'), at('settled')],
  ['a payment that did not arrive', at('paid'), act('deny'), at('approved')],
  ['what is settled stays', at('settled'), act('deny'), 'wrong_status'],
];

/** When a statement is to be paid: issued at, days, zone; the day, and the last millisecond of it. */
export const dues: readonly (readonly [issued: string, days: number, zone: string, dueOn: string, dueAt: string])[] = [
  ['2026-11-27T09:00:00Z', 30, 'Europe/Berlin', '2026-12-27', '2026-12-27T22:59:59.999Z'],
  ['2026-11-27T23:30:00Z', 30, 'Europe/Berlin', '2026-12-28', '2026-12-28T22:59:59.999Z'],
  ['2026-11-27T09:00:00Z', 0, 'Europe/Berlin', '2026-11-27', '2026-11-27T22:59:59.999Z'],
  // Clocks change in between, and on the day itself.
  ['2026-09-25T09:00:00Z', 30, 'Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2026-03-14T09:00:00Z', 14, 'Europe/Berlin', '2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-14T09:00:00Z', 15, 'Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2028-01-30T09:00:00Z', 30, 'Europe/Lisbon', '2028-02-29', '2028-02-29T23:59:59.999Z'],
  // Clocks in Beirut skip midnight: the day after begins at one.
  ['2026-03-01T09:00:00Z', 27, 'Asia/Beirut', '2026-03-28', '2026-03-28T21:59:59.999Z'],
  ['2026-11-27T12:00:00Z', 1, 'Pacific/Kiritimati', '2026-11-29', '2026-11-29T09:59:59.999Z'],
];
