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

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(packages).filter(([place]) => place !== '');
type Versions = Readonly<Record<string, string>>;
const declared: Readonly<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions>> = JSON.parse(
  read('package.json'),
);

const placesOf = (found: readonly (readonly [string, Locked])[]): readonly string[] => found.map(([place]) => place);

const elsewhere = ({ resolved = 'https://registry.npmjs.org/', link = false }: Locked): boolean =>
  link || !resolved.startsWith('https://registry.npmjs.org/');

describe('the libraries', () => {
  it('have a hash of their content, so that nothing else is installed in their place', () => {
    expect(locked.length).toBeGreaterThan(300);
    expect(placesOf(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')))).toEqual([]);
  });

  it('come from the registry, not from a folder, repository or address', () => {
    expect(placesOf(locked.filter(([, library]) => elsewhere(library)))).toEqual([]);
  });

  it('are named with one exact version', () => {
    const { dependencies, devDependencies, optionalDependencies } = declared;
    const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
