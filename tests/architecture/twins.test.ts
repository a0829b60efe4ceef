import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const fold = 'services/shipments/fold';
const domain = 'src/domain/shipment';

/** What each side reads from shapes of its own. */
const ownShapes = new Set(['ShipmentEvent.ts', 'isOnTheRoad.ts', 'plannedStops.ts']);

const rulesIn = (file: string): string =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/^import [\s\S]*?;\n/gm, '')
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .trim();

const twins: readonly (readonly [string, string])[] = [
  ...filesBelow(fold)
    .map((file) => path.basename(file))
    .filter((name) => !ownShapes.has(name) && fs.existsSync(path.join(root, domain, name)))
    .map((name) => [`${fold}/${name}`, `${domain}/${name}`] as const),
  ...['actOn.ts', 'lineMismatch.ts', 'statementSums.ts'].map(
    (name) => [`services/statements/rules/${name}`, `src/domain/statement/${name}`] as const,
  ),
  ['services/requests/import/readCellTime.ts', 'src/domain/request/readCellTime.ts'],
  ['services/freight/request/postingKey.ts', 'src/domain/request/postingKey.ts'],
  ['services/freight/verdict/tooLateReason.ts', 'src/domain/verdict/tooLateReason.ts'],
  ['services/freight/verdict/quarterEnd.ts', 'src/domain/verdict/quarterEnd.ts'],
  ['services/freight/request/tunnelCode.ts', 'src/domain/dangerous/tunnelCode.ts'],
  ['services/freight/usualServiceMin.ts', 'src/domain/stop/usualServiceMin.ts'],
  ['services/account/passwords/isGuessable.ts', 'src/domain/account/isGuessable.ts'],
];

it('finds the rules that both sides hold', () => {
  expect(twins.length).toBeGreaterThan(15);
});

it.each(twins)('%s says the same as %s', (service, application) => {
  expect(rulesIn(service)).toBe(rulesIn(application));
});
