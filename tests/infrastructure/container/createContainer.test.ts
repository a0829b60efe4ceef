import 'reflect-metadata/lite';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServiceIdentifier } from 'inversify';
import { expect, it } from 'vitest';
import { Settings } from '../../../src/application/shared/Settings.ts';
import { Wording } from '../../../src/application/shared/Wording.ts';
import { bindInvitationPage } from '../../../src/infrastructure/container/bindInvitationPage.ts';
import { bindVehicles } from '../../../src/infrastructure/container/bindVehicles.ts';
import { bindDrivers } from '../../../src/infrastructure/container/bindDrivers.ts';
import { bindInvitations } from '../../../src/infrastructure/container/bindInvitations.ts';
import { bindDocuments } from '../../../src/infrastructure/container/bindDocuments.ts';
import { bindCompany } from '../../../src/infrastructure/container/bindCompany.ts';
import { bindAccountPages } from '../../../src/infrastructure/container/bindAccountPages.ts';
import { bindWorkplace } from '../../../src/infrastructure/container/bindWorkplace.ts';
import { createContainer } from '../../../src/infrastructure/container/createContainer.ts';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeWording } from '../../support/fakes/FakeWording.ts';

/** The container after all areas and rooms have been loaded. */
const container = createContainer({ navigation: new FakeNavigation(), log: new FakeLog() });
container.bind(Settings).toConstantValue(neutralSettings);
container.bind(Wording).toConstantValue(new FakeWording());
bindWorkplace(container);
bindAccountPages(container);
for (const bind of [bindVehicles, bindDrivers, bindInvitations, bindDocuments, bindCompany]) bind(container);
// Rooms that share these each bind them.
for (const bind of [bindInvitations, bindDocuments]) bind(container);
bindInvitationPage(container);

/** Used by `main` before there is a container. */
const beforeTheContainer = ['TakeArrival'];

const folder = `${import.meta.dirname}/../../../src/application`;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const tokens: readonly [string, ServiceIdentifier][] = (
  await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(`${folder}/${file}`);
      return Object.entries(exported).filter(([, value]) => typeof value === 'symbol');
    }),
  )
)
  .flat()
  .filter(([name]) => !beforeTheContainer.includes(name));

it.each(tokens)('the container binds %s as a singleton', (_, token) => {
  const found = container.get(token);
  expect(found).toBeDefined();
  expect(container.get(token)).toBe(found);
});

it('the container is tested for every token of the application', () => {
  const declared = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(' = Symbol('));
  expect(declared.length).toBeGreaterThan(50);
  expect(tokens).toHaveLength(declared.length - beforeTheContainer.length);
});
