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
  ['used', 'good'],
  ['trailer_used', 'good'],
  ['pickup_on_time', 'good'],
  ['delivery_on_time', 'good'],
  ['proof_in_a_day', 'good'],
  ['offer_won', 'good'],
  ['pickup_late', 'warning'],
  ['delivery_late', 'warning'],
  ['proof_later', 'warning'],
  ['too_early', 'warning'],
  ['maintenance', 'stopped'],
  ['out_of_service', 'stopped'],
  ['retired', 'stopped'],
  ['cancelled', 'stopped'],
]);

/** How good the news of an outcome is. */
export const outcomeTones = (outcome: string): Tone => tones.get(outcome) ?? 'quiet';
