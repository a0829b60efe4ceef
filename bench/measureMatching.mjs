import path from 'node:path';
import { build } from 'vite';
import { figure } from './figure.mjs';
import { median } from './statistics.mjs';

const rule = path.resolve(import.meta.dirname, '../src/domain/company/matchCompany.ts');

/** Measures how long src/domain takes to match a host with the last of 100,000 companies. */
export async function measureMatching(rounds) {
  const matchCompany = await compiledRule();
  const companies = Array.from({ length: 100_000 }, (_, at) => ({ domain: `fleet.company-${at}.haulage.example` }));
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    const match = matchCompany(companies, 'fleet.company-99999.haulage.example');
    const took = performance.now() - started;
    if (match !== companies.at(-1)) throw new Error('The company was not found.');
    return took;
  });
  return {
    title: 'Domain',
    how: `Bundled as for the browser and run in Node, processor not slowed; median of ${rounds}, the first one unwarmed.`,
    figures: [figure('company matching, 100,000 companies', median(times), 'ms', { budget: 50 })],
  };
}

async function compiledRule() {
  const { output } = await build({ configFile: false, logLevel: 'error', build: { ssr: rule, write: false } });
  const { matchCompany } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return matchCompany;
}
