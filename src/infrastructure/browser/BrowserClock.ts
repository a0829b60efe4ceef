import type { Clock } from '../../application/shared/Clock.ts';

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = window.setTimeout(work, milliseconds);
    return () => window.clearTimeout(timer);
  }
}
