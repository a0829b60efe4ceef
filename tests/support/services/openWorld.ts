import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import type { Random } from '../../../services/random/Random.ts';
import { systemRandom } from '../../../services/random/systemRandom.ts';
import { fieldErrorAnswer } from '../../../services/web/problems/fieldErrorAnswer.ts';
import type { Services } from '../../../services/Services.ts';
import { refusalReasons } from '../../../services/web/RefusalReason.ts';
import { testServices, type TestRequest, type TestServices } from './testServices.ts';
import { testSettings } from './testSettings.ts';

/** An answer's envelope as received; the test checks `data`. */
const envelope = v.strictObject({
  code: v.number(),
  message: v.optional(v.string()),
  reason: v.optional(v.picklist(refusalReasons)),
  errors: v.optional(v.array(v.strictObject(fieldErrorAnswer.entries))),
  data: v.optional(v.any()),
  paging: v.optional(v.strictObject({ page: v.number(), size: v.number(), total: v.number() })),
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: v.InferOutput<typeof envelope>;
}

export interface World extends TestServices {
  /** Sends a request (POST if it has JSON) and parses the answer. */
  call(path: string, request?: TestRequest): Promise<Answer>;
  /** Advances the clock by milliseconds, in whole seconds. */
  advance(milliseconds: number): void;
}

/** The complete services on a fresh database and data folder. */
export async function openWorld(changes: Partial<Services> = {}): Promise<World> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haulage-world-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const settings = testSettings({ dataDir });
  const test = await testServices({ settings, random: withDistinctCodes(systemRandom), ...changes });
  return {
    ...test,
    advance: (milliseconds) => test.clock.advance({ seconds: milliseconds / 1000 }),
    async call(address, request = {}) {
      const method = request.method ?? (request.json === undefined ? 'GET' : 'POST');
      return read(await test.request(address, { ...request, method }));
    },
  };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = v.parse(envelope, text === '' ? { code: response.status } : JSON.parse(text));
  return { status: response.status, headers: response.headers, text, body };
}

/** Random values with unique codes. */
function withDistinctCodes(random: Random): Random {
  let code = 100_003;
  return {
    ...random,
    digits(count) {
      code = (code * 7) % 999_983;
      return String(code).padStart(count, '0');
    },
  };
}
