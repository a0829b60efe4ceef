import type { AgeingBucket } from './ageingBucket.ts';

/** What is unpaid of a currency and an age. */
export interface AgeingSum {
  readonly currency: string;
  readonly bucket: AgeingBucket;
  readonly count: number;
  readonly totalMinor: number;
}
