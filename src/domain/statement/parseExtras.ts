import { amountTyped } from '../money/amountTyped.ts';
import { minorDigits } from '../money/minorDigits.ts';
import { readMoney } from '../money/readMoney.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { type ExtraKind, extraKinds, type StatementLine } from './Statement.ts';

/** An extra as typed. The amount is in whole units; a credit is typed without its sign. */
export interface ExtraDraft {
  /** Of an extra that is there already; empty for a new one. */
  readonly id: string;
  readonly kind: string;
  readonly amount: string;
  readonly reason: string;
}

export interface ExtraFacts {
  readonly id: string | undefined;
  readonly kind: ExtraKind;
  readonly amountMinor: number;
  readonly reason: string;
}

export type ExtraProblem = 'kind' | 'amount' | 'amount_large' | 'reason' | 'reason_long';

/** Extras of a statement, and characters of a reason. */
export const extraLimits = { extras: 20, reason: 200, wholeUnits: 1_000_000 } as const;

/** An extra as it is typed again. */
export const extraDraft = ({ id, kind, amountMinor, reason }: StatementLine, currency: string): ExtraDraft => {
  const typed = amountTyped({ amountMinor: Math.abs(amountMinor), currency });
  return { id, kind, amount: kind === 'adjustment' && amountMinor < 0 ? `-${typed}` : typed, reason: reason ?? '' };
};

/** An extra as it is sent again; none for what was agreed. */
export const extraFacts = ({ id, kind, amountMinor, reason }: StatementLine): readonly ExtraFacts[] =>
  isOneOf(extraKinds, kind) ? [{ id, kind, amountMinor, reason: reason ?? '' }] : [];

const amountOf = (kind: ExtraKind, typed: string, currency: string): number | undefined => {
  const text = typed.trim();
  const isLess = kind === 'adjustment' && /^[-−]/u.test(text);
  const money = readMoney(isLess ? text.slice(1) : text, currency);
  if (money === undefined || money.amountMinor === 0) return undefined;
  return kind === 'credit' || isLess ? -money.amountMinor : money.amountMinor;
};

/** Parses an extra, or says what is wrong with each field. */
export const parseExtra = (
  { id, kind, amount, reason }: ExtraDraft,
  currency: string,
):
  | { readonly ok: true; readonly value: ExtraFacts }
  | { readonly ok: false; readonly problems: readonly ExtraProblem[] } => {
  const known = isOneOf(extraKinds, kind) ? kind : undefined;
  const amountMinor = known && amountOf(known, amount, currency);
  const said = reason.trim().replaceAll(/\s+/gu, ' ');
  const isLarge = Math.abs(amountMinor ?? 0) > extraLimits.wholeUnits * 10 ** minorDigits(currency);
  const problems: readonly ExtraProblem[] = [
    ...(known ? [] : (['kind'] as const)),
    ...(known && amountMinor === undefined ? (['amount'] as const) : []),
    ...(isLarge ? (['amount_large'] as const) : []),
    ...(said === '' ? (['reason'] as const) : []),
    ...(Array.from(said).length > extraLimits.reason ? (['reason_long'] as const) : []),
  ];
  return known === undefined || amountMinor === undefined || problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { id: id === '' ? undefined : id, kind: known, amountMinor, reason: said } };
};
