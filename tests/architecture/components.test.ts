import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/architecture/root.ts';

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const readJson = <Content>(file: string): Content => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const { packages } = readJson<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const locked = Object.entries(packages).filter(([place]) => place !== '');
type Versions = Readonly<Record<string, string>>;
const declared =
  readJson<Readonly<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions>>>('package.json');

const placesOf = (found: readonly (readonly [string, Locked])[]): readonly string[] => found.map(([place]) => place);

describe('the libraries', () => {
  it('have a hash of their content, so that nothing else is installed in their place', () => {
    expect(locked.length).toBeGreaterThan(300);
    expect(placesOf(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')))).toEqual([]);
  });

  it('come from the registry, not from a folder, repository or address', () => {
    const elsewhere = ({ resolved = 'https://registry.npmjs.org/', link = false }: Locked): boolean =>
      link || !resolved.startsWith('https://registry.npmjs.org/');
    expect(placesOf(locked.filter(([, library]) => elsewhere(library)))).toEqual([]);
  });

  it('are named with one exact version', () => {
    const { dependencies, devDependencies, optionalDependencies } = declared;
    const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
