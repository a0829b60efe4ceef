import { measureBudgets } from '../scripts/budgets.mjs';
import { figure } from './figure.mjs';

/** The size budgets that `npm run build` checks. */
export function measureSizes() {
  return {
    title: 'Sizes',
    how: 'The built files after brotli, exactly.',
    figures: measureBudgets().map(({ name, value, unit, budget }) => figure(name, value, unit, { budget })),
  };
}
