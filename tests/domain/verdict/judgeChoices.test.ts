import { expect, it } from 'vitest';
import type { Task } from '../../../src/domain/verdict/Combination.ts';
import { bestFitFirst } from '../../../src/domain/verdict/bestFitFirst.ts';
import { judgeChoices } from '../../../src/domain/verdict/judgeChoices.ts';
import { driver, unit } from '../../support/freight/combination.ts';

const task: Task = { stops: [{}, {}], cargo: [{ grossKg: 8000, pickup: 0, delivery: 1 }] };
const now = Date.UTC(2026, 0, 5);
const trucks = [
  { name: 'small', unit: unit({ payloadKg: 5000 }) },
  { name: 'large', unit: unit({ payloadKg: 10_000 }) },
  { name: 'broken', unit: unit({ status: 'maintenance' }) },
  { name: 'just enough', unit: unit({ payloadKg: 8000 }) },
];

it('puts the trucks that fit first, each group in the order of before', () => {
  const judged = judgeChoices(
    task,
    trucks,
    { combinationOf: (each) => ({ vehicle: each.unit }), isAbout: () => true },
    now,
  );
  expect(bestFitFirst(judged).map(({ each, verdict }) => [each.name, verdict?.fits])).toEqual([
    ['large', true],
    ['just enough', true],
    ['small', false],
    ['broken', false],
  ]);
});

it('does not blame a driver for the truck they would drive', () => {
  const drivers = [
    { name: 'on leave', at: { ...driver, status: 'on_leave' } },
    { name: 'free', at: driver },
  ];
  const judged = judgeChoices(
    task,
    drivers,
    {
      combinationOf: ({ at }) => ({ vehicle: unit({ payloadKg: 5000 }), driver: at }),
      isAbout: ({ of }) => of === 'driver',
    },
    now,
  );
  expect(bestFitFirst(judged).map(({ each, verdict }) => [each.name, verdict?.fits])).toEqual([
    ['free', true],
    ['on leave', false],
  ]);
});

it('puts what is too heavy for the route, and what nobody drives, behind what fits', () => {
  const heavy = {
    fits: true,
    reasons: [{ code: 'weight_limit', severity: 'warn', has: 46_900, needs: 40_000 }],
  } as const;
  const choices = [
    { each: 'driverless', verdict: { fits: true, reasons: [] }, isDriverless: true },
    { each: 'heavy', verdict: heavy },
    { each: 'fits', verdict: { fits: true, reasons: [] } },
  ];
  expect(bestFitFirst(choices).map(({ each }) => each)).toEqual(['fits', 'driverless', 'heavy']);
});

it('puts those of which nothing is known behind those that fit, and those that come too late behind both', () => {
  const late = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] } as const;
  const choices = [
    { each: 'unfit', verdict: { fits: false, reasons: [] } },
    { each: 'late', verdict: late },
    { each: 'unknown', verdict: undefined },
    { each: 'fits', verdict: { fits: true, reasons: [] } },
  ];
  expect(bestFitFirst(choices).map(({ each }) => each)).toEqual(['fits', 'unknown', 'late', 'unfit']);
});
