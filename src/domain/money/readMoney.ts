import type { Money } from './Money.ts';
import { minorDigits } from './minorDigits.ts';

/** Digits, or groups of three with one separator between all of them. */
const whole = /^(?:\d{1,9}|\d{1,3}(?:([ .,'’])\d{3})(?:\1\d{3}){0,2})$/;

/** Whole units, mark and decimals of a typed amount. More digits than the currency has decimals are thousands. */
const partsOf = (text: string, digits: number): readonly [units: string, mark: string, decimals: string] => {
  const [, units, mark, decimals] = digits === 0 ? [] : (new RegExp(`^(.+)([.,])(\\d{1,${digits}})$`).exec(text) ?? []);
  return [units ?? text, mark ?? '', decimals ?? ''];
};

/** Parses a typed amount such as `1,250.50`; undefined if it is none, or has more decimals than the currency. */
export const readMoney = (typed: string, currency: string): Money | undefined => {
  const digits = minorDigits(currency);
  const [units, mark, decimals] = partsOf(typed.trim().replaceAll(/\s/gu, ' '), digits);
  const found = whole.exec(units);
  if (!found || found[1] === mark) return undefined;
  return { amountMinor: Number(units.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0')), currency };
};
