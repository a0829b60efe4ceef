import { statSync } from 'node:fs';

/** The settings that name folders the services read from. */
const names = ['SITE_DIR', 'APP_DIR'] as const;

/** Throws if a setting names what is no folder. Those left out may be missing, as before the application is built. */
export function requireFolders(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of names) {
    const folder = env[name];
    if (folder === undefined || folder === '' || isFolder(folder)) continue;
    throw new Error(`${name} ${folder} is not a readable folder: correct it, or leave it out.`);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
