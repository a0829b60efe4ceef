import type { Tone } from '../../components/StatusBadge.tsx';

const tones: ReadonlyMap<string, Tone> = new Map([
  ['on_time', 'good'],
  ['late', 'warning'],
  ['overdue', 'warning'],
  ['cancelled', 'stopped'],
]);

/** How good the news of an outcome is. */
export const outcomeTones = (outcome: string): Tone => tones.get(outcome) ?? 'quiet';
