import { vi } from 'vitest';

/** Waits until a check no longer throws, and answers what it answers. However busy the machine is: only what never comes fails. */
export const until = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 50_000, interval: 10 });
