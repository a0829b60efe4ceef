import type { Told } from './Journey.ts';

/** A trip as it stands at the start of the demo. All in minutes from then, negative for the past. */
export interface SceneTimes {
  readonly bookedAt: number;
  /** Null if nobody assigns a truck. */
  readonly assignedAt: number | null;
  readonly dispatchedAt: number;
  readonly windows: readonly [readonly [from: number, to: number], readonly [from: number, to: number]];
  readonly visits: readonly [
    readonly [arrivedAt: number, leftAt: number],
    readonly [arrivedAt: number, leftAt: number],
  ];
  readonly proofs: readonly { readonly at: number; readonly rejectedAt?: number; readonly damaged?: number }[];
  readonly besides: readonly Told[];
}

export interface Scene {
  readonly ends?: 'called_off' | 'given_back';
  /** One for each carrier, however large. */
  readonly isRare?: true;
  /** `drive` is how long the way takes with breaks and rests. */
  readonly times: (drive: number) => SceneTimes;
}
