import 'reflect-metadata/lite';
import { readdirSync, readFileSync } from 'node:fs';
import type { Container, ServiceIdentifier } from 'inversify';
import { expect, it } from 'vitest';
import { serviceNames, Settings } from '../../../src/application/shared/Settings.ts';
import { Wording } from '../../../src/application/shared/Wording.ts';
import { bindInvitations } from '../../../src/infrastructure/container/bindInvitations.ts';
import { bindDocuments } from '../../../src/infrastructure/container/bindDocuments.ts';
import { createContainer } from '../../../src/infrastructure/container/createContainer.ts';
import { httpOf } from '../../../src/infrastructure/container/serviceClients.ts';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeWording } from '../../support/fakes/FakeWording.ts';

/** The container after all areas and rooms have been loaded. */
const container = createContainer({ navigation: new FakeNavigation(), log: new FakeLog() });
container.bind(Settings).toConstantValue(neutralSettings);
container.bind(Wording).toConstantValue(new FakeWording());

const bindings = `${import.meta.dirname}/../../../src/infrastructure/container`;
/** All but those that `createContainer`, `bindWorkplace` and `bindRequests` call. */
const loadedLater = /^bind(?!Services|UseCases|Dashboard|ReceivedOffers)/;
for (const file of readdirSync(bindings).filter((each) => loadedLater.test(each))) {
  const exported: Readonly<Record<string, (container: Container) => void>> = await import(`${bindings}/${file}`);
  for (const bind of Object.values(exported)) bind(container);
}
// Rooms that share these each bind them.
for (const bind of [bindInvitations, bindDocuments]) bind(container);

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

it.each(serviceNames)('the service %s has a client of its own', (name) => {
  const client = container.get(httpOf(name));
  expect(container.get(httpOf(name))).toBe(client);
  expect(serviceNames.filter((other) => container.get(httpOf(other)) === client)).toEqual([name]);
});

it('the container is tested for every token of the application', () => {
  const declared = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(' = Symbol('));
  expect(declared.length).toBeGreaterThan(50);
  expect(tokens).toHaveLength(declared.length - beforeTheContainer.length);
});
