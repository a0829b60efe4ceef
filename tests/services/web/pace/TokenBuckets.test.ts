import { expect, it } from 'vitest';
import { TokenBuckets } from '../../../../services/web/pace/TokenBuckets.ts';

/** Buckets on a clock that stands until it is set. */
function openBuckets(burst = 3, perSecond = 2) {
  const clock = { now: 1_000 };
  const buckets = new TokenBuckets({ burst, perSecond }, () => clock.now);
  const takeMany = (holder: string, count: number) => Array.from({ length: count }, () => buckets.take(holder));
  return { clock, buckets, takeMany };
}

it('a full bucket gives its burst at once, and then says how long to wait', () => {
  expect(openBuckets().takeMany('ana', 5)).toEqual([0, 0, 0, 1, 1]);
  expect(openBuckets(1, 0.1).takeMany('ana', 2)).toEqual([0, 10]);
});

it('tokens come back at their pace, never more than the burst', () => {
  const { clock, takeMany } = openBuckets();
  takeMany('ana', 3);
  clock.now += 500;
  expect(takeMany('ana', 2)).toEqual([0, 1]);
  clock.now += 3_600_000;
  expect(takeMany('ana', 4)).toEqual([0, 0, 0, 1]);
});

it('a refusal costs nothing', () => {
  const { clock, takeMany } = openBuckets();
  takeMany('ana', 100);
  clock.now += 500;
  expect(takeMany('ana', 1)).toEqual([0]);
});

it('each holder has a bucket of their own', () => {
  const { takeMany } = openBuckets();
  takeMany('ana', 10);
  expect(takeMany('bob', 1)).toEqual([0]);
});

it('full buckets are forgotten, so that memory does not grow with the holders', () => {
  const { clock, buckets } = openBuckets();
  for (let holder = 0; holder < 100_000; holder += 1) {
    clock.now += 10;
    buckets.take(`holder ${holder}`);
  }
  expect(buckets.size).toBeLessThan(100);
});

it('are limited in number even if none is full again', () => {
  const { buckets } = openBuckets();
  for (let holder = 0; holder < 110_000; holder += 1) buckets.take(`holder ${holder}`);
  expect(buckets.size).toBeLessThanOrEqual(100_000);
});
