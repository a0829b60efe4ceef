import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { FoundPlace } from '../../../../src/domain/place/FoundPlace.ts';
import { PlaceField } from '../../../../src/ui/shared/places/PlaceField.tsx';
import { ownPlaceFactory, placeFactory } from '../../../support/factories/placeFactory.ts';
import { FakePlaceSearch } from '../../../support/fakes/FakePlaceSearch.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const cologne = placeFactory.build();
const kolno = placeFactory.build({ name: 'Kolno', city: 'Kolno', region: 'Podlasie', country: 'PL', lat: 53.41 });
const warehouse = ownPlaceFactory.build();

/** A form with the field, which holds what was chosen and counts how often it was sent. */
const open = (answer: Partial<FakePlaceSearch> = {}, before?: FoundPlace, problem?: string) => {
  const placeSearch = Object.assign(new FakePlaceSearch(), { places: [cologne, kolno], own: [warehouse], ...answer });
  const seen: { chosen: FoundPlace | undefined; sent: number } = { chosen: before, sent: 0 };
  const Form = () => {
    const [place, setPlace] = useState(before);
    const take = (taken: FoundPlace | undefined) => {
      seen.chosen = taken;
      setPlace(taken);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          seen.sent += 1;
        }}
      >
        <PlaceField
          label="Town"
          name="town"
          city={place?.city}
          country={place?.country}
          region={place?.region}
          problem={place ? undefined : problem}
          onChoose={take}
          onClear={() => take(undefined)}
        />
        <button type="submit">Save</button>
      </form>
    );
  };
  renderRoom(<Form />, { placeSearch });
  return { placeSearch, seen, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }) };
};

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('a town is found by its first letters and chosen with Enter, which sends no form', async () => {
  const { field, seen, placeSearch } = open();
  await userEvent.type(field, 'kol');
  await screen.findByText('2 places found.');
  expect(names()).toEqual(['Köln North Rhine-Westphalia, Germany', 'Kolno Podlasie, Poland']);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{Enter}');
  expect(seen).toEqual({ chosen: cologne, sent: 0 });
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual([
    'Köln, North Rhine-Westphalia, Germany',
    'false',
  ]);
  expect(placeSearch.words.at(-1)).toBe('kol');
  await userEvent.keyboard('{Enter}');
  expect(seen.sent).toBe(1);
});

it('arrows move in the list, and Tab leaves with what they led to', async () => {
  const { field, seen } = open();
  await userEvent.type(field, 'kol');
  await screen.findByText('2 places found.');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Kolno');
  await userEvent.keyboard('{Tab}');
  expect(seen.chosen).toEqual(kolno);
  expect(document.activeElement?.textContent).toBe('Save');
});

it('Tab takes none of several towns, keeps what is typed and says to choose', async () => {
  const { field, seen } = open();
  await userEvent.type(field, 'kol');
  await screen.findByText('2 places found.');
  await userEvent.tab();
  expect([seen.chosen, field.value]).toEqual([undefined, 'kol']);
  expect(screen.getByText('Choose a place from the list.')).toBeTruthy();
});

it('Tab takes the only town', async () => {
  const { field, seen } = open({ places: [kolno] });
  await userEvent.type(field, 'kol');
  await screen.findByText('1 place found.');
  await userEvent.tab();
  expect(seen.chosen).toEqual(kolno);
});

it('Tab away from another town that is typed does not go back to the one before', async () => {
  const { field, seen } = open({}, cologne);
  await userEvent.type(field, 'kol', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await screen.findByText('2 places found.');
  await userEvent.tab();
  expect([seen.chosen, field.value]).toEqual([undefined, 'kol']);
});

it('a place is chosen with the mouse', async () => {
  const { field, seen } = open();
  await userEvent.type(field, 'kol');
  await userEvent.click(await screen.findByRole('option', { name: /Kolno/ }));
  expect([seen.chosen, field.value]).toEqual([kolno, 'Kolno, Podlasie, Poland']);
  expect(document.activeElement).toBe(field);
});

it('Enter before the answer takes the first place as soon as it is there', async () => {
  const answer = promised<readonly FoundPlace[]>();
  const { field, seen } = open({ places: answer.promise });
  await userEvent.type(field, 'kol{Enter}');
  expect(seen).toEqual({ chosen: undefined, sent: 0 });
  answer.keep([cologne]);
  await expect.poll(() => seen.chosen).toEqual(cologne);
});

it('the company’s own places are offered before anything is typed, but not taken by leaving', async () => {
  const { field, seen } = open();
  await userEvent.click(field);
  const option = await screen.findByRole('option');
  expect(option.textContent).toBe('Warehouse North Hafenstraße 12, 50735 Köln, GermanyYour place');
  await userEvent.tab();
  expect(seen.chosen).toBeUndefined();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(seen.chosen).toEqual(warehouse);
});

it('Escape closes the list and keeps what was chosen', async () => {
  const { field, seen } = open({}, cologne);
  await userEvent.type(field, 'ko', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  await userEvent.tab();
  expect([field.value, seen.chosen]).toEqual(['Köln, North Rhine-Westphalia, Germany', cologne]);
});

it('an emptied field holds no place', async () => {
  const { field, seen } = open({}, cologne);
  await userEvent.clear(field);
  expect(seen.chosen).toBeUndefined();
  await userEvent.tab();
  expect(field.value).toBe('');
});

it('says that something has to be chosen when words were left standing', async () => {
  const { field } = open({ places: [] });
  await userEvent.type(field, 'Nowhere');
  expect(await screen.findByText('No place found for “Nowhere”. Try the nearest town.')).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText(/Choose a place from the list/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(field);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('the only place that was found is taken by leaving the field', async () => {
  const { field, seen } = open({ places: [kolno] });
  await userEvent.type(field, 'kol');
  await screen.findByText('1 place found.');
  await userEvent.click(document.body);
  expect([seen.chosen, field.value]).toEqual([kolno, 'Kolno, Podlasie, Poland']);
});

it('none of several places is taken by leaving the field with the mouse, nor one after Escape', async () => {
  const { field, seen, placeSearch } = open();
  await userEvent.type(field, 'kol');
  await screen.findByText('2 places found.');
  await userEvent.click(document.body);
  expect(seen.chosen).toBeUndefined();
  placeSearch.places = [kolno];
  await userEvent.type(field, 'kolno');
  await screen.findByText('1 place found.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(seen.chosen).toBeUndefined();
});

it('of a town that was typed but not chosen the form’s problem says to choose one', async () => {
  const { field } = open({}, undefined, 'Enter the town.');
  expect(screen.getByText('Enter the town.')).toBeTruthy();
  await userEvent.type(field, 'kol');
  expect(screen.queryByText('Enter the town.')).toBeNull();
  expect(screen.getByText('Choose a place from the list.')).toBeTruthy();
});

it('asks for a second letter, and for no place with one', async () => {
  const { field, placeSearch } = open();
  await userEvent.type(field, 'K');
  expect(await screen.findByText('Type at least two letters.')).toBeTruthy();
  expect(placeSearch.words.filter((words) => words !== '')).toEqual([]);
});

it('says so when the search does not answer', async () => {
  const { field } = open({ places: new Failure({ kind: 'unreachable', offline: false }) });
  await userEvent.type(field, 'kol');
  expect(await screen.findByText(/Search is not available right now/)).toBeTruthy();
});
