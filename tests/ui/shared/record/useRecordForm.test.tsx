import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftOf } from '../../../../src/domain/record/DraftOf.ts';
import type { FactsOf } from '../../../../src/domain/record/FactsOf.ts';
import { addItem } from '../../../../src/domain/record/addItem.ts';
import { itemsIn } from '../../../../src/domain/record/itemsIn.ts';
import type { LabelsOf } from '../../../../src/domain/record/LabelsOf.ts';
import { parseRecord } from '../../../../src/domain/record/parseRecord.ts';
import { problemsOf } from '../../../../src/domain/record/problemsOf.ts';
import { removeItem } from '../../../../src/domain/record/removeItem.ts';
import { writeDraft } from '../../../../src/domain/record/writeDraft.ts';
import { FieldGroup } from '../../../../src/ui/components/FieldGroup.tsx';
import { RecordEditor } from '../../../../src/ui/shared/record/RecordEditor.tsx';
import { RecordFacts } from '../../../../src/ui/shared/record/RecordFacts.tsx';
import { RecordFields } from '../../../../src/ui/shared/record/RecordFields.tsx';
import { useDraftText } from '../../../../src/ui/shared/record/useDraftText.ts';
import { useRecordForm } from '../../../../src/ui/shared/record/useRecordForm.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { FakeKeptDrafts } from '../../../support/fakes/FakeKeptDrafts.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { requestFacts } from '../../../support/record/requestFacts.ts';
import { requestFields } from '../../../support/record/requestFields.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

interface RequestRecord extends FactsOf<typeof requestFields> {
  readonly id: string;
  readonly version: number;
}
type RequestDraft = DraftOf<typeof requestFields>;

const labels: LabelsOf<typeof requestFields> = {
  reference: 'Reference',
  stops: 'Stops',
  'stops.type': 'Kind of stop',
  'stops.place.name': 'Place',
  'stops.place.postcode': 'Postal code',
  'stops.place.city': 'City',
  'stops.place.country': 'Country',
  'stops.place.contact.name': 'Contact',
  'stops.window.from': 'From',
  'stops.window.to': 'To',
  'stops.serviceMin': 'Minutes there',
  equipment: 'Equipment',
  adr: 'Dangerous goods',
};
const words = { 'stops.type': { pickup: 'Pickup', delivery: 'Delivery' } };

const request: RequestRecord = { ...requestFacts, id: 'r-1', version: 3 };
const [cologne, lyon] = requestFacts.stops;
const via = (city: string) => (cologne ? [{ ...cologne, place: { ...cologne.place, city } }] : []);
const session = sessionFactory.build();
let keptDrafts = new FakeKeptDrafts();
let saved: readonly unknown[] = [];
let theirs: RequestRecord | undefined;

beforeEach(() => {
  keptDrafts = new FakeKeptDrafts();
  saved = [];
  theirs = undefined;
});

const writes = {
  check: (draft: RequestDraft) => problemsOf(parseRecord(requestFields, draft)),
  save: (draft: RequestDraft, base: RequestRecord | undefined) => {
    if (theirs && base?.version !== theirs.version)
      return Promise.resolve({ kind: 'conflict' as const, record: theirs });
    const parsed = parseRecord(requestFields, draft);
    saved = [...saved, parsed.ok ? parsed.value.stops.map(({ place }) => place.city) : parsed.problems];
    return Promise.resolve({ kind: 'done' as const, record: request });
  },
};

const RequestForm = ({ record }: { readonly record: RequestRecord }) => {
  const form = useRecordForm({
    form: 'vehicles',
    fields: requestFields,
    record,
    draftOf: (held) => writeDraft(requestFields, held),
    writes,
    labels,
    onSaved: () => {},
  });
  const { draft, field, replace, problemOf } = form;
  const textOf = useDraftText(requestFields, words);
  return (
    <RecordEditor form={form} labels={labels} textOf={textOf} submit="Save" cancel="Cancel" onLeave={() => {}}>
      <RecordFields fields={requestFields} section="head" field={field} labels={labels} words={words} />
      {Array.from({ length: itemsIn(draft, 'stops') }, (_, at) => (
        <FieldGroup key={at} legend={`Stop ${at + 1}`}>
          <RecordFields fields={requestFields} within={`stops.${at}`} field={field} labels={labels} words={words} />
          <button type="button" onClick={() => replace((held) => removeItem(held, 'stops', at))}>
            Remove
          </button>
        </FieldGroup>
      ))}
      <button type="button" onClick={() => replace((held) => addItem(requestFields, held, 'stops'))}>
        Add a stop
      </button>
      <output>{problemOf('stops')}</output>
    </RecordEditor>
  );
};

const open = (record = request): void => {
  cleanup();
  renderRoom(<RequestForm record={record} />, { keptDrafts, sessionStore: new FakeSessionStore(session) });
};
const stop = (number: number) => within(screen.getByRole('group', { name: `Stop ${number}` }));
const city = (number: number) => stop(number).getByLabelText<HTMLInputElement>('City');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const remove = (number: number) => userEvent.click(stop(number).getByRole('button', { name: 'Remove' }));
const type = async (input: HTMLInputElement, text: string): Promise<void> => {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
};
const cities = () => screen.getAllByLabelText<HTMLInputElement>('City').map(({ value }) => value);

describe('the form of a record with a list', () => {
  it('says beside its fields what an added item lacks', async () => {
    open();
    await press('Add a stop');
    expect(cities()).toEqual(['Köln', 'Lyon', '']);
    await press('Save');
    expect(stop(3).getAllByText('Enter the city.', { exact: false }).length).toBeGreaterThan(0);
    expect(stop(3).getAllByText('Choose the kind of stop.', { exact: false }).length).toBeGreaterThan(0);
    expect(stop(3).getAllByText('Enter the from.', { exact: false }).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('saves without an item that was removed', async () => {
    open({ ...request, stops: [...request.stops, ...via('Dijon')] });
    await remove(2);
    expect(cities()).toEqual(['Köln', 'Dijon']);
    await press('Save');
    expect(saved).toEqual([['Köln', 'Dijon']]);
  });

  it('says when there are too few items', async () => {
    open();
    await remove(1);
    await press('Save');
    expect(screen.getByText('Enter 2 to 20.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('restores a draft with an item that was added, and one without an item that was removed', async () => {
    open();
    await press('Add a stop');
    await type(city(3), 'Dijon');
    open();
    expect(cities()).toEqual(['Köln', 'Lyon', 'Dijon']);
    await remove(1);
    open();
    expect(cities()).toEqual(['Lyon', 'Dijon']);
    await press('Discard');
    expect(cities()).toEqual(['Köln', 'Lyon']);
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('compares with a record that has an item more, and names it by its number', async () => {
    theirs = { ...request, version: 4, stops: [...request.stops, ...via('Dijon')] };
    open();
    await type(city(2), 'Nancy');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    const rows = dialog.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toContainEqual(['City (2)', 'Nancy', 'Lyon']);
    expect(rows).toContainEqual(['City (3)', 'empty', 'Dijon']);
    expect(rows).toContainEqual(['Kind of stop (3)', 'empty', 'Pickup']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    expect(saved).toEqual([['Köln', 'Nancy']]);
  });

  it('takes an item that somebody else added when the list is theirs alone', async () => {
    theirs = { ...request, version: 4, stops: [...request.stops, ...via('Dijon')] };
    open();
    await type(screen.getByLabelText<HTMLInputElement>(/^Reference/), 'R-7');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    expect(saved).toEqual([['Köln', 'Lyon', 'Dijon']]);
  });
});

it('the facts of a list are shown item by item', () => {
  renderRoom(<RecordFacts fields={requestFields} facts={request} within="stops.1" labels={labels} words={words} />);
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown.slice(0, 4)).toEqual(['Delivery', lyon?.place.name, 'Not entered', 'Lyon']);
});

/** The page's record as other cards of the page leave it. */
const ChangingPage = ({ later }: { readonly later: RequestRecord }) => {
  const [record, setRecord] = useState(request);
  return (
    <>
      <button type="button" onClick={() => setRecord(later)}>
        Change elsewhere
      </button>
      <RequestForm record={record} />
    </>
  );
};
const openChanging = (later: RequestRecord): void => {
  theirs = later;
  renderRoom(<ChangingPage later={later} />, { keptDrafts, sessionStore: new FakeSessionStore(session) });
};

describe('a record that is saved elsewhere while its form is open', () => {
  it('is no conflict if none of the form’s fields changed', async () => {
    openChanging({ ...request, version: 4 });
    await type(city(2), 'Dijon');
    await press('Change elsewhere');
    expect(cities()).toEqual(['Köln', 'Dijon']);
    await press('Save');
    expect(saved).toEqual([['Köln', 'Dijon']]);
  });

  it('is one if any did', async () => {
    openChanging({ ...request, version: 4, stops: via('Metz') });
    await type(city(1), 'Dijon');
    await press('Change elsewhere');
    await press('Save');
    expect(saved).toEqual([]);
    expect(screen.getByText(/changed this/)).toBeTruthy();
  });
});
