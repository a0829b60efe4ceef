import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfRoom, filesOfWalk } from '../../scripts/countWalks.ts';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const page = fs.readFileSync(path.join(root, 'docs/contributing.md'), 'utf8');

/** These only go down: lower them when files are merged or removed. The aim is 60. */
const mostOfWalk = 60;
const mostOfVehicles = 67;

describe.each([
  ['Add a field', 5, 10],
  ['Add a room', 30, mostOfWalk],
])('the walk "%s"', (heading, fewest, most) => {
  const files = filesOfWalk(page, heading);

  it(`has at most ${most} files, each listed once`, () => {
    expect(files.length).toBeGreaterThanOrEqual(fewest);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(new Set(files).size).toBe(files.length);
  });

  it('names files that exist', () => {
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
});

it(`the vehicles room has at most ${mostOfVehicles} files in all layers, tests included`, () => {
  const files = filesOfRoom('vehicle', ['src', 'services', 'tests'].flatMap(filesBelow));
  expect(files.length).toBeGreaterThan(30);
  expect(files.length).toBeLessThanOrEqual(mostOfVehicles);
});

it('a file belongs to a room by its folder or its own name', () => {
  const files = ['src/domain/vehicle/vehicleFields.ts', 'services/demo/demoVehicles.ts', 'src/domain/driver/Driver.ts'];
  expect(filesOfRoom('vehicle', files)).toEqual(files.slice(0, 2));
});

it('the files of a walk are read from the tables below its heading', () => {
  const text =
    '# Page\n\n## One\n\n| file | what |\n| `src/a.ts` | `b.ts` |\n| `src/c.ts` | c |\n\n## Two\n\n| `src/d.ts` | d |\n';
  expect(filesOfWalk(text, 'One')).toEqual(['src/a.ts', 'src/c.ts']);
});
