import { describe, expect, it } from 'vitest';
import { newRequestDraft } from '../../../src/domain/request/requestDraft.ts';
import { withWindowDay } from '../../../src/domain/request/withWindowDay.ts';

const now = Date.parse('2026-01-05T09:00:00Z');
const empty = newRequestDraft('Europe/Berlin');
const set = withWindowDay(empty, 0, '2026-01-08', now);

describe('the day of a stop', () => {
  it('brings the hours most places work', () => {
    expect(withWindowDay(empty, 1, '2026-01-09', now)).toEqual({
      ...empty,
      'stops.1.window.from': '2026-01-09T08:00',
      'stops.1.window.to': '2026-01-09T16:00',
    });
  });

  it('brings a deadline, too, if it is that of the first pickup', () => {
    expect(set).toEqual({
      ...empty,
      'stops.0.window.from': '2026-01-08T08:00',
      'stops.0.window.to': '2026-01-08T16:00',
      decisionBy: '2026-01-07T16:00:00+01:00',
    });
  });

  it('takes the deadline that came with it along', () => {
    expect(withWindowDay(set, 0, '2026-01-12', now).decisionBy).toBe('2026-01-11T16:00:00+01:00');
  });

  it('knows that deadline again when it is near, or over', () => {
    const late = Date.parse('2026-01-07T15:30:00Z');
    expect(withWindowDay(set, 0, '2026-01-12', late).decisionBy).toBe('2026-01-11T16:00:00+01:00');
  });

  it('leaves a deadline that somebody chose', () => {
    const chosen = { ...set, decisionBy: '2026-01-06T09:00:00+01:00' };
    expect(withWindowDay(chosen, 0, '2026-01-12', now).decisionBy).toBe(chosen.decisionBy);
  });

  it('leaves what was typed as a deadline and cannot be read', () => {
    expect(withWindowDay({ ...empty, decisionBy: 'soon' }, 0, '2026-01-12', now).decisionBy).toBe('soon');
  });

  it('suggests none while it cannot be read itself', () => {
    expect(withWindowDay(empty, 0, '32 Jan', now).decisionBy).toBe('');
    expect(withWindowDay(set, 0, '', now).decisionBy).toBe('');
  });
});
