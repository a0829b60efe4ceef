import type { Log } from '../../log/Log.ts';
import { Unavailable } from '../../Unavailable.ts';

/** In milliseconds. Together less than the two seconds within which a call is to be answered. */
const times = { slow: 500, probe: 1_000 } as const;

type Probe = 'answered' | 'silent';

const silent = (): Error => new Unavailable('The database does not answer.');

/**
 * Notices a database that is frozen or cut off, and fails what waits for it at once instead of after long time limits. Whenever an
 * operation is slow, a probe asks over a connection of its own; if neither is answered, the database counts as silent until a probe
 * is. A slow operation on a database that answers may take its time.
 */
export class AnswerWatch {
  readonly #probe: (limitMs: number) => Promise<Probe>;
  readonly #log: Log;
  readonly #waiting = new Set<(error: Error) => void>();
  #answers = 0;
  #isSilent = false;
  #isAsking = false;

  constructor(probe: (limitMs: number) => Promise<Probe>, log: Log) {
    this.#probe = probe;
    this.#log = log;
  }

  /** Runs an operation. Throws Unavailable as soon as the database is silent. */
  run<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (this.#isSilent) return Promise.reject(silent());
    return new Promise((resolve, reject) => {
      const slow = setInterval(() => void this.#ask(), times.slow);
      const settle = () => {
        clearInterval(slow);
        this.#waiting.delete(giveUp);
      };
      const giveUp = (error: Error) => {
        clearInterval(slow);
        reject(error);
      };
      this.#waiting.add(giveUp);
      const answered = (result: Result) => {
        this.#answers += 1;
        resolve(result);
      };
      operation().finally(settle).then(answered, reject);
    });
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const before = this.#answers;
    const isHeard = (await this.#hear()) === 'answered' || this.#answers > before;
    if (!isHeard) await this.#waitForAnswer();
    this.#isAsking = false;
  }

  /** Never throws: a probe that cannot be made, as when a certificate file is missing, has heard nothing. */
  async #hear(): Promise<Probe> {
    try {
      return await this.#probe(times.probe);
    } catch (error) {
      this.#log.error('database not probed', error);
      await new Promise((resolve) => setTimeout(resolve, times.probe));
      return 'silent';
    }
  }

  async #waitForAnswer(): Promise<void> {
    this.#isSilent = true;
    this.#log.write('warn', 'database does not answer');
    for (const giveUp of this.#waiting) giveUp(silent());
    this.#waiting.clear();
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    while ((await this.#hear()) === 'silent') continue;
    this.#isSilent = false;
    this.#log.write('info', 'database answers again');
  }
}
