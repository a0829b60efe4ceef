import { expect, it } from 'vitest';
import { requireFolders } from '../../../services/operations/requireFolders.ts';

it.each([
  ['SITE_DIR', '/nosuch'],
  ['SITE_DIR', '/etc/passwd'],
  ['APP_DIR', '/etc/passwd/below'],
])('says that %s %s is no folder', (name, value) => {
  expect(() => requireFolders({ [name]: value })).toThrow(
    `${name} ${value} is not a readable folder: correct it, or leave it out.`,
  );
});

it('lets folders pass, and settings that were left out', () => {
  expect(() => requireFolders({ SITE_DIR: 'public', APP_DIR: '' })).not.toThrow();
});
