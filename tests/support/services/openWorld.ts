import type { Random } from '../../../services/random/Random.ts';
import { systemRandom } from '../../../services/random/systemRandom.ts';
import type { Services } from '../../../services/Services.ts';
import type { WritePaces } from '../../../services/web/pace/WritePaces.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import { testServices, type TestRequest, type TestServices } from './testServices.ts';
import { testSettings } from './testSettings.ts';
import { worldFolder } from './worldFolders.ts';

export interface World extends TestServices {
  /** Sends a request (POST if it has JSON) and parses the answer. */
  call(path: string, request?: TestRequest): Promise<Answer>;
  /** Advances the clock by milliseconds, in whole seconds. */
  advance(milliseconds: number): void;
}

/** The complete services on a fresh database and data folder. */
export async function openWorld(changes: Partial<Services> = {}, paces?: WritePaces): Promise<World> {
  const dataDir = await worldFolder();
  const settings = testSettings({ dataDir });
  const test = await testServices({ settings, random: withDistinctCodes(systemRandom), ...changes }, undefined, paces);
  return {
    ...test,
    advance: (milliseconds) => test.clock.advance({ seconds: milliseconds / 1000 }),
    async call(address, request = {}) {
      const method = request.method ?? (request.json === undefined ? 'GET' : 'POST');
      return readAnswer(await test.request(address, { ...request, method }));
    },
  };
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
