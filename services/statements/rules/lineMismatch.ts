import type { AgreedAmount, LineMismatch, StatementLine } from './Statement.ts';

const amountIn = (all: readonly { readonly id: string; readonly amountMinor: number }[], id: string): number | null =>
  all.find((each) => each.id === id)?.amountMinor ?? null;

/** The first line that is not what was agreed: another amount, one that nobody agreed, or one that is missing. */
export const lineMismatch = (
  lines: readonly Pick<StatementLine, 'id' | 'state' | 'amountMinor'>[],
  agreed: readonly AgreedAmount[],
): LineMismatch | undefined => {
  const stated = lines.filter(({ state }) => state === 'agreed');
  return [...new Set([...agreed, ...stated].map(({ id }) => id))]
    .map((id) => ({ id, statedMinor: amountIn(stated, id), agreedMinor: amountIn(agreed, id) }))
    .find(({ statedMinor, agreedMinor }) => statedMinor !== agreedMinor);
};
