import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { instantText } from '../../../src/ui/components/instantText.ts';
import { useLocale } from '../../../src/ui/shared/useLocale.ts';
import { AccountMenu } from '../../../src/ui/workplace/AccountMenu.tsx';
import { useQueryCache } from '../../../src/ui/workplace/useQueryCache.ts';
import { Workplace } from '../../../src/ui/workplace/Workplace.tsx';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { renderPage } from '../../support/renderPage.tsx';

const Dated = () => <output aria-label="date">{instantText('2027-05-06T16:30', useLocale())}</output>;
const Area = () => (
  <QueryClientProvider client={useQueryCache()}>
    <Workplace>
      <AccountMenu />
      <Dated />
    </Workplace>
  </QueryClientProvider>
);

const open = async (company: string | undefined, own?: string) => {
  const membership = membershipFactory.build({ region: company });
  const { user } = sessionFactory.build();
  const session = sessionFactory.build({
    user: { id: user?.id ?? '', region: own },
    company: { ...membership, chosenBy: user?.id ?? '' },
  });
  const ports = renderPage(<Area />, {
    companyDirectory: Object.assign(new FakeCompanyDirectory(), { memberships: [membership] }),
    sessionStore: new FakeSessionStore(session),
  });
  await screen.findByRole('status', { name: 'date' });
  return ports;
};

/** Without the zone of this machine at the end. */
const shown = (): string => (screen.getByRole('status').textContent ?? '').replaceAll(/\s/g, ' ').replace(/ \S+$/, '');
const openMenu = (): void => {
  const panel = document.querySelector('[popover]');
  if (panel) fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
};

it.each([
  ['of the company', 'IE', undefined, '6 May 2027, 16:30'],
  ['of the company, also if that is the United States', 'US', undefined, 'May 6, 2027, 4:30 PM'],
  ['a person has chosen rather than of the company', 'US', 'IE', '6 May 2027, 16:30'],
  ['of the configured locale while the company has none', undefined, undefined, 'May 6, 2027, 4:30 PM'],
])('dates are written as in the country %s', async (_, company, own, written) => {
  await open(company, own);
  expect(shown()).toBe(written);
});

it('a person chooses another country in the account menu, and dates change at once', async () => {
  const ports = await open('US');
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  openMenu();
  const region = screen.getByRole('combobox', { name: 'Region for dates and numbers', hidden: true });
  expect(screen.getByRole('option', { name: 'Same as the company (United States)', hidden: true })).toBeTruthy();
  await userEvent.selectOptions(region, 'Ireland');
  expect(ports.personalSettings.regions).toEqual(['IE']);
  expect(shown()).toBe('6 May 2027, 16:30');
  await userEvent.selectOptions(region, 'Same as the company (United States)');
  expect(ports.personalSettings.regions).toEqual(['IE', undefined]);
  expect(shown()).toBe('May 6, 2027, 4:30 PM');
});

it('a choice that could not be saved is told, and the dates stay', async () => {
  const ports = await open('US');
  ports.personalSettings.outcome = new Failure({ kind: 'unreachable', offline: false });
  openMenu();
  await userEvent.selectOptions(screen.getByRole('combobox', { hidden: true }), 'Ireland');
  expect(ports.dialogs.alerts).toHaveLength(1);
  expect(shown()).toBe('May 6, 2027, 4:30 PM');
});
