import { describe, expect, it } from 'vitest';
import { handlePayload } from '../../../src/application/account/handlePayload.ts';
import { openApplication } from '../../../src/application/account/openApplication.ts';
import { resolveCompany } from '../../../src/application/company/resolveCompany.ts';
import { showReadFailure } from '../../../src/application/shared/showReadFailure.ts';
import type { Company } from '../../../src/domain/company/Company.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { handOverPayloadFactory } from '../../support/factories/handOverPayloadFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeBrandCompany } from '../../support/fakes/FakeBrandCompany.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeNotices } from '../../support/fakes/FakeNotices.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeWording } from '../../support/fakes/FakeWording.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { promised } from '../../support/promised.ts';

const arrange = () => {
  const directory = new FakeCompanyDirectory();
  const brandCompany = new FakeBrandCompany();
  const store = new FakeSessionStore();
  const navigation = new FakeNavigation();
  const notices = new FakeNotices();
  const connectivity = new FakeConnectivity();
  const clock = new FakeClock();
  const handle = handlePayload(
    new FakeAuthentication(),
    store,
    new FakeDialogs(),
    notices,
    navigation,
    new FakeWording(),
  );
  const start = resolveCompany(directory, brandCompany, store, navigation);
  const open = openApplication(
    start,
    handle,
    showReadFailure(notices, new FakeWording()),
    connectivity,
    clock,
    navigation,
  );
  return { directory, brandCompany, store, navigation, notices, connectivity, clock, open };
};

const plain = { payload: undefined, destination: undefined };
const greenline = companyFactory.build();
const unreachable = new Failure({ kind: 'unreachable', offline: false });

it('opens the application with the company of this host', async () => {
  const { open, directory, brandCompany, store, navigation } = arrange();
  directory.brands = [companyFactory.build({ name: 'Amber Freight', domain: 'amber.localhost' }), greenline];
  await open(plain);
  expect(brandCompany.read()).toEqual(greenline);
  expect(store.read().company).toEqual(greenline);
  expect(navigation.steps).toEqual([]);
});

it('opens the page named by returnUrl', async () => {
  const { open, navigation } = arrange();
  await open({ payload: undefined, destination: '/ui/vehicles?page=2' });
  expect(navigation.steps).toEqual(['replace /ui/vehicles?page=2']);
});

it('handles the payload before it opens the page named by returnUrl', async () => {
  const { open, navigation, store } = arrange();
  await open({ payload: handOverPayloadFactory.build(), destination: '/ui/drivers' });
  expect(store.read().token).toBeDefined();
  expect(navigation.steps).toEqual(['replace /dashboard', 'replace /ui/drivers']);
});

describe('a company directory that does not answer', () => {
  it('delays the opening by three seconds at most', async () => {
    const { open, directory, clock, navigation } = arrange();
    directory.brands = new Promise(() => {});
    const opened = open({ payload: undefined, destination: '/ui/drivers' });
    clock.advance(2_999);
    await nextTurn();
    expect(navigation.steps).toEqual([]);
    clock.advance(1);
    await opened;
    expect(navigation.steps).toEqual(['replace /ui/drivers']);
  });

  it('sets the brand when its answer arrives late', async () => {
    const { open, directory, clock, brandCompany } = arrange();
    const answer = promised<readonly Company[]>();
    directory.brands = answer.promise;
    const opened = open(plain);
    clock.advance(3_000);
    await opened;
    expect(brandCompany.read()).toBeUndefined();
    answer.keep([greenline]);
    await nextTurn();
    expect(brandCompany.read()).toEqual(greenline);
  });
});

const arrangeFailure = async () => {
  const arranged = arrange();
  arranged.directory.brands = unreachable;
  await arranged.open(plain);
  return arranged;
};

describe('a company directory that cannot be read', () => {
  it('shows a notice and lets the application open', async () => {
    const { notices } = await arrangeFailure();
    expect(notices.texts).toEqual(['Nobody answered.']);
  });

  it('is read again on request', async () => {
    const { notices, directory, brandCompany } = await arrangeFailure();
    directory.brands = [greenline];
    notices.tryAgain();
    await nextTurn();
    expect(brandCompany.read()).toEqual(greenline);
    expect(notices.texts).toEqual([]);
  });

  it('is read again when the network returns, but not while offline', async () => {
    const { connectivity, directory, brandCompany } = await arrangeFailure();
    directory.brands = [greenline];
    connectivity.turn(false);
    expect(directory.reads).toBe(1);
    connectivity.turn(true);
    await nextTurn();
    expect(brandCompany.read()).toEqual(greenline);
    connectivity.turn(true);
    expect(directory.reads).toBe(2);
  });

  it('is read only once on reconnecting, however often it has failed before', async () => {
    const { notices, connectivity, directory } = await arrangeFailure();
    for (const reads of [2, 3]) {
      notices.tryAgain();
      await nextTurn();
      expect(directory.reads).toBe(reads);
    }
    expect(connectivity.listeners).toBe(1);
    connectivity.turn(true);
    await nextTurn();
    expect(directory.reads).toBe(4);
  });
});
