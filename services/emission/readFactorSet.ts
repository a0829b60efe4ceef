import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { desnz2025 } from './desnz2025.ts';
import { factorSet, type FactorSet } from './FactorSet.ts';

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(`EMISSION_FACTORS names ${path}, which ${isMissing ? 'does not exist' : 'is not readable JSON'}.`, {
      cause: error,
    });
  }
};

/** The factors of a file, or the bundled ones without one. Throws one sentence that says what is wrong with the file, and where. */
export function readFactorSet(path: string | undefined): FactorSet {
  if (path === undefined) return desnz2025;
  const result = v.safeParse(factorSet, readJson(path));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `EMISSION_FACTORS names ${path}, where ${v.getDotPath(issue) ?? 'the set'} is wrong: ${issue.message}.`,
  );
}
