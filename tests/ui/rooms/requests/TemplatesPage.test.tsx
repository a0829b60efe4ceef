import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Role } from '../../../../src/domain/company/Role.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { templateFactory } from '../../../support/factories/templateFactory.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { FakeRequestTemplates } from '../../../support/fakes/FakeRequestTemplates.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const weekly = templateFactory.build({ id: 't-1', name: 'Weekly to Lyon' });
const alps = templateFactory.build({ id: 't-2', name: 'Alps', cargo: [{ description: 'Salt' }] });

const open = (at: string, templates: FakeRequestTemplates['templates'] = [weekly, alps], role: Role = 'owner') => {
  const requestTemplates = Object.assign(new FakeRequestTemplates(), { templates });
  const requestRegister = new FakeRequestRegister();
  requestRegister.request = requestFactory.build({ id: 'r-1', reference: 'PO 77' });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestTemplates, requestRegister, membership: { audience: 'office', role } },
  );
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the templates', () => {
  it('say where and what, and lead to a new request', async () => {
    open('/ui/requests/templates');
    await screen.findByText('Weekly to Lyon');
    const row = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('Weekly'));
    expect(row?.textContent).toContain('Machine parts · 24');
    expect(screen.getByRole('link', { name: 'Use template Weekly to Lyon' }).getAttribute('href')).toBe(
      '/ui/requests/new?template=t-1',
    );
  });

  it('are found by what is typed, and all again with one press', async () => {
    open('/ui/requests/templates?q=salt');
    await waitFor(() => expect(names()).toEqual(['Alps']));
    expect(screen.getByRole('status').textContent).toBe('Templates: 1');
    const search = screen.getByRole('searchbox', { name: 'Name, place or goods' });
    await userEvent.clear(search);
    await userEvent.type(search, 'pepper{Enter}');
    expect(await screen.findByText('No template matches “pepper”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toEqual(['Weekly to Lyon', 'Alps']));
  });

  it('are deleted without a question, and brought back', async () => {
    const { requestTemplates, notices } = open('/ui/requests/templates');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Alps' }));
    await waitFor(() => expect(requestTemplates.removed).toEqual(['t-2']));
    await waitFor(() => expect(notices.texts).toContain('“Alps” deleted'));
    notices.press('“Alps” deleted', 'Undo');
    await waitFor(() => expect(requestTemplates.undone).toEqual(['t-2']));
  });

  it('are read alone by viewers', async () => {
    open('/ui/requests/templates', [weekly], 'viewer');
    await screen.findByText('Weekly to Lyon');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Use/ })).toBeNull();
  });

  it('say how the first one is made', async () => {
    open('/ui/requests/templates', []);
    expect(await screen.findByText('No templates yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to requests' })).toBeTruthy();
  });

  it('that cannot be read are read again on demand', async () => {
    const { requestTemplates } = open('/ui/requests/templates', new Failure({ kind: 'unreachable', offline: false }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    requestTemplates.templates = [weekly];
    await userEvent.click(again);
    expect(await screen.findByText('Weekly to Lyon')).toBeTruthy();
  });
});

describe('a request', () => {
  it('is saved as a template under a name, from its page', async () => {
    const { requestTemplates, notices } = open('/ui/requests/r-1');
    await userEvent.click(await screen.findByRole('link', { name: 'Save as template' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a name of at most 80 characters.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Weekly  trip {Enter}');
    await waitFor(() => expect(requestTemplates.added.map(({ name }) => name)).toEqual(['Weekly trip']));
    expect(await screen.findByRole('heading', { level: 1, name: 'Templates' })).toBeTruthy();
    expect(notices.texts).toContain('Template “Weekly trip” saved.');
  });

  it('keeps its page open when the name is taken', async () => {
    const { requestTemplates } = open('/ui/requests/templates/new?from=r-1');
    const errors = [{ field: 'name', code: 'taken' as const, message: 'It has that name.' }];
    requestTemplates.written = new Failure({ kind: 'refused', status: 422, errors });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Weekly{Enter}');
    await waitFor(() => expect(requestTemplates.added).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Save as template' })).toBeTruthy();
  });

  it('begins with a template: all but the days, the first of which is tomorrow', async () => {
    open('/ui/requests/new?template=t-1');
    expect(await screen.findByDisplayValue('Halle 7')).toBeTruthy();
    expect(screen.getByDisplayValue('Machine parts')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Pickup on' })).toBeNull();
    expect(screen.getByRole('button', { name: 'End of the window (delivery)' })).toBeTruthy();
  });

  it('begins empty if the template is gone', async () => {
    open('/ui/requests/new?template=t-9');
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
    expect(screen.queryByDisplayValue('Halle 7')).toBeNull();
  });
});
