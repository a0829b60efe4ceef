import { execFile } from 'node:child_process';

interface Outcome {
  readonly code: number | string | null;
  readonly output: string;
  readonly complaint: string;
}

/** Runs a compiled script of the services until it exits. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, output, complaint) => resolve({ code: error ? (error.code ?? null) : 0, output, complaint }),
    );
  });
