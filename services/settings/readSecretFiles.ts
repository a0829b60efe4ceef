import { readFileSync } from 'node:fs';

/** The settings that hold secrets. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'CODE_PEPPER', 'METRICS_TOKEN', 'AWS_SECRET_ACCESS_KEY'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Takes secrets from files, as vaults, containers and service managers provide them: `CODE_PEPPER_FILE` names the file that holds
 * `CODE_PEPPER`. Throws if a file cannot be read, or a secret is given both ways.
 */
export function readSecretFiles(env: Environment): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (env[name] !== undefined && env[name] !== '') throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, contentOf(`${name}_FILE`, file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** Without the line break that editors add. */
function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`${name} must name a file that can be read.`);
  }
}
