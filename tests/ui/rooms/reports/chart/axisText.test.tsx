import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Figure } from '../../../../../src/domain/report/Report.ts';
import { useAxisText } from '../../../../../src/ui/rooms/reports/chart/useAxisText.ts';
import { renderRoom } from '../../../../support/renderRoom.tsx';

const Ticks = ({ unit, ticks }: { unit: Pick<Figure, 'unit' | 'currency'>; ticks: readonly number[] }) => {
  const text = useAxisText(unit, ticks.at(-1) ?? 0);
  return <output>{ticks.map(text).join(' ')}</output>;
};

it.each([
  [{ unit: 'money', currency: 'EUR' }, [0, 50_000, 150_000], '€0 €500 €1,500'],
  [{ unit: 'money_per_km', currency: 'EUR' }, [0, 50, 100], '€0 €0.50 €1'],
  [{ unit: 'money', currency: 'EUR' }, [0, 50_000_000, 150_000_000], '€0 €500K €1.5M'],
  [{ unit: 'km', currency: undefined }, [0, 1500], '0 km 1,500 km'],
  [{ unit: 'share', currency: undefined }, [0, 0.125], '0% 12.5%'],
  [{ unit: 'count', currency: undefined }, [0, 1200], '0 1,200'],
] as const)('an axis of %j at %j says "%s"', (unit, ticks, said) => {
  renderRoom(<Ticks unit={unit} ticks={ticks} />);
  expect(screen.getByRole('status').textContent).toBe(said);
});
