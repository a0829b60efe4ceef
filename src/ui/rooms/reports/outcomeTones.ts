import type { Tone } from '../../components/StatusBadge.tsx';

const tones: ReadonlyMap<string, Tone> = new Map([
  ['on_time', 'good'],
  ['late', 'warning'],
  ['overdue', 'warning'],
  ['measured', 'good'],
  ['accepted', 'good'],
  ['accepted_by_time', 'good'],
  ['delivered', 'good'],
  ['awarded', 'good'],
  ['given_back', 'warning'],
  ['expired', 'warning'],
  ['no_answer', 'warning'],
  ['to_verify', 'quiet'],
  ['rejected', 'warning'],
  ['missing', 'warning'],
  ['no_departure', 'warning'],
  ['too_long', 'warning'],
  ['negative', 'warning'],
  ['cancelled', 'stopped'],
]);

/** How good the news of an outcome is. */
export const outcomeTones = (outcome: string): Tone => tones.get(outcome) ?? 'quiet';
