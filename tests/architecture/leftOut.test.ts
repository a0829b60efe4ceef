import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOutModules } from '../../scripts/leftOut.ts';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

/** What would work while developing and fail when built. */
const needsWhatIsLeftOut = /\.to\(|\btoSelf\(|\bautobind\b|\bformToJSON\b|\bHttpStatusCode\b|adapter: ?['"]fetch['"]/;

describe('what the build leaves out of packages', () => {
  it.each(Object.keys(leftOutModules))('is there to be left out: %s', (module) => {
    expect(fs.existsSync(path.join(root, 'node_modules', module))).toBe(true);
  });

  it('is used nowhere', () => {
    const files = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
    const using = files.filter((file) => needsWhatIsLeftOut.test(fs.readFileSync(path.join(root, file), 'utf8')));
    expect(using).toEqual([]);
    expect(files.length).toBeGreaterThan(700);
  });
});
