import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { jsonLog } from '../../../services/log/jsonLog.ts';
import { OutageLog } from '../../../services/log/OutageLog.ts';

const lines: unknown[] = [];
const newLog = () => new OutageLog(jsonLog({ write: (text) => lines.push(JSON.parse(text)) }));
const full = 'The database server has no connection left.';

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

it('tells of an outage once, and once when no call has met it for ten seconds', () => {
  const log = newLog();
  for (let second = 0; second < 60; second += 1) {
    log.failed('database unavailable', full);
    vi.advanceTimersByTime(1_000);
  }
  const [began, ...others] = lines;
  expect(began).toEqual({ time: expect.any(String), level: 'warn', event: 'database unavailable', reason: full });
  expect(others).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toEqual([
    { time: expect.any(String), level: 'info', event: 'database unavailable: not for 10 s', reason: full, times: 60 },
  ]);
});

it('tells of another outage meanwhile, and of the same one when it comes back', () => {
  const log = newLog();
  log.failed('database unavailable', full);
  log.failed('database unavailable', 'The database server cannot be reached.');
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  log.failed('database unavailable', full);
  expect(lines).toHaveLength(5);
});
