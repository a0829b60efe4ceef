import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { bodyChunk } from '../../../../src/ui/rooms/requests/bodyChunk.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const alike = { id: 'r-9', reference: 'SR-2026-001042', publishedAt: '2026-01-05T07:00:00Z' };
const unreachable = new Failure({ kind: 'unreachable', offline: false });

const open = (at: string, facts: Partial<ShipmentRequest> = {}, answers: Partial<FakeRequestRegister> = {}) => {
  const request = requestFactory.build({ id: 'r-1', reference: 'PO 77', ...facts });
  const requestRegister = Object.assign(new FakeRequestRegister(), { request, alike, ...answers });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestRegister, dialogs: new FakeDialogs(), membership: { audience: 'office' } },
  );
};

const publish = async (name = 'Publish') => userEvent.click(await screen.findByRole('button', { name }));
const findDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const press = async (name: string) => userEvent.click((await findDialog()).getByRole('button', { name, hidden: true }));

const copy = '/ui/requests/new?from=r-1';
const draft = { status: 'draft', publishedAt: undefined } as const;

describe('a request that looks like an open one', () => {
  it('is not published before its shipper was asked: which it is, what both are, and when that was published', async () => {
    const { requestRegister } = open(copy);
    await publish();
    const asked = await findDialog();
    expect(asked.getByRole('heading', { name: 'This looks like SR-2026-001042', hidden: true })).toBeTruthy();
    const text = dialog()?.textContent;
    expect(text).toContain('was published 2 hours ago and is still open');
    expect(text).toContain('RouteLeipzig, DE → Lyon, FR');
    expect(text).toContain('PickupThu Jan 8 8:00 AM–10:00 AM CET');
    expect(text).toContain('Weight18,400 kg');
    expect(document.activeElement?.textContent).toBe('Keep editing');
    expect(requestRegister.added).toEqual([]);
  });

  it('is published anyway if it is another load, and not asked about again while that is tried', async () => {
    const { requestRegister } = open(copy, {}, { written: unreachable });
    await publish();
    await press('Publish anyway');
    expect(requestRegister.added).toMatchObject([{ publish: true }]);
    requestRegister.written = undefined;
    await publish();
    expect(requestRegister.added).toHaveLength(2);
    expect([dialog(), requestRegister.soughtKeys.length]).toEqual([null, 1]);
  });

  it('stays in its form if it is the same, and is asked about the next time', async () => {
    const { requestRegister } = open(copy);
    await publish();
    await press('Keep editing');
    expect(dialog()).toBeNull();
    await publish();
    await findDialog();
    expect(requestRegister.added).toEqual([]);
  });

  it('is kept as it was typed while the other one is looked at', async () => {
    const { dialogs, keptDrafts } = open(copy);
    await userEvent.type(await screen.findByLabelText(/Notes for carriers/), 'Ring twice');
    await publish();
    const link = (await findDialog()).getByRole('link', { name: 'Open SR-2026-001042', hidden: true });
    expect(link.getAttribute('href')).toBe('/ui/requests/r-9');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'PO 77' })).toBeTruthy();
    expect([dialogs.questions, dialog()]).toEqual([[], null]);
    expect(keptDrafts.drafts).toMatchObject([{ fields: { notes: 'Ring twice' } }]);
  });

  it('is asked about on its page, too', async () => {
    const { requestRegister } = open('/ui/requests/r-1', draft);
    await publish();
    await press('Do not publish');
    expect(requestRegister.moved).toEqual([]);
    await publish();
    await press('Publish anyway');
    expect(requestRegister.moved).toMatchObject([{ id: 'r-1', to: 'open' }]);
  });

  it('is asked about when a draft is edited and published', async () => {
    const { requestRegister } = open('/ui/requests/r-1/edit', draft);
    await publish();
    await press('Publish anyway');
    expect(requestRegister.changed).toMatchObject([{ id: 'r-1', publish: true }]);
  });
});

describe('nobody is asked', () => {
  it.each<[string, Partial<FakeRequestRegister>]>([
    ['if no other is alike', { alike: undefined }],
    ['if the other is the request itself', { alike: { ...alike, id: 'r-1' } }],
    ['if that cannot be found out', { alike: unreachable }],
  ])('%s', async (_, answers) => {
    const { requestRegister } = open('/ui/requests/r-1', draft, answers);
    await publish();
    expect([dialog(), requestRegister.moved.length]).toEqual([null, 1]);
  });

  it('where a request is kept as a draft', async () => {
    const { requestRegister } = open(copy);
    await publish('Save draft');
    expect([requestRegister.added.length, requestRegister.soughtKeys]).toEqual([1, []]);
  });

  it('where an open request is changed', async () => {
    const { requestRegister } = open('/ui/requests/r-1/edit');
    await userEvent.type(await screen.findByLabelText(/Notes for carriers/), 'Ring twice');
    await publish('Save changes');
    expect([requestRegister.changed.length, requestRegister.soughtKeys]).toEqual([1, []]);
  });
});
