import type { SeededRandom } from '../SeededRandom.ts';
import type { Told } from './Journey.ts';

const minute = 60_000;

interface Visit {
  readonly stop: number;
  /** When the truck left the stop before, or set out. */
  readonly leftBefore: number;
  readonly arrivedAt: number;
  readonly leftAt: number;
  /** Of the window. */
  readonly to: number;
}

/** Two days. */
const mostDelayMin = 2 * 24 * 60;

const reasons = ['traffic', 'previous_trip', 'weather', 'rest', 'border'] as const;

const notes = [
  'Gate 3 was closed, unloaded at gate 5.',
  'The driver is waiting in the truck parking lot across the road.',
  'Twelve empty pallets came back with us.',
] as const;

/** What is told on the way to a stop and there: a delay before it is late, a problem while it waits, a note now and then. */
export function setbackOf({ stop, leftBefore, arrivedAt, leftAt, to }: Visit, random: SeededRandom): readonly Told[] {
  const told: Told[] = [];
  if (arrivedAt > to + 30 * minute) {
    const minutes = Math.min(Math.ceil((arrivedAt - to) / (15 * minute)) * 15, mostDelayMin);
    const at = Math.max(leftBefore + 10 * minute, Math.min(to - 45 * minute, arrivedAt - 30 * minute));
    if (at < arrivedAt)
      told.push({ type: 'delay', at, by: 'carrier', stop, data: { minutes, reason: random.pick(reasons) } });
  }
  if (leftAt - arrivedAt > 150 * minute) {
    const kind = stop === 0 ? 'goods_not_ready' : 'consignee_closed';
    told.push(
      { type: 'exception', at: arrivedAt + 70 * minute, by: 'carrier', stop, data: { kind } },
      { type: 'resolved', at: leftAt - 40 * minute, by: 'carrier', stop },
    );
  }
  if (random.below(14) === 0) {
    const data = { text: random.pick(notes), visibility: random.below(2) === 0 ? 'internal' : 'parties' } as const;
    told.push({ type: 'note', at: leftAt - 5 * minute, by: 'carrier', data });
  }
  return told;
}
