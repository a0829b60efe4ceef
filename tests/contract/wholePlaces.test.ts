import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { placeBookAnswer, placeBookOf } from '../../services/places/placeAnswer.ts';
import { placeChange } from '../../services/places/placeBody.ts';
import { placeColumns } from '../../services/places/placeColumns.ts';
import type { PlaceRow } from '../../services/places/PlaceBookTable.ts';
import { parsePlace } from '../../src/domain/place/parsePlace.ts';
import type { Place } from '../../src/domain/place/Place.ts';
import { placeDraft } from '../../src/domain/place/placeDraft.ts';
import { AxiosPlaceBook } from '../../src/infrastructure/http/places/AxiosPlaceBook.ts';
import type { Filled } from '../support/factories/Filled.ts';
import { recordedLine } from './recordedLine.ts';

const place: Filled<Place> = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  name: 'Warehouse North',
  city: 'Köln',
  country: 'DE',
  lat: 50.933_312,
  lng: 6.950_045,
  accuracy: 'manual',
  address: 'Hafenstraße 12',
  postcode: '50735',
  contact: { name: 'Ute Kern', phone: '+4922112345' },
  note: 'Ramp 4, closed at noon',
};

const { id, version, ...facts } = place;
const row: PlaceRow = {
  id,
  version,
  company_id: '00000000-0000-4000-8000-000000000002',
  created_at: new Date('2026-01-05T09:00:00.000Z'),
  updated_at: new Date('2026-06-05T10:30:00.000Z'),
  ...placeColumns(facts),
};

describe('a place with every field filled', () => {
  const answer: unknown = JSON.parse(JSON.stringify(placeBookOf(row)));
  const answering = () => recordedLine({ code: 200, data: answer });

  it('is answered exactly as the contract says', () => {
    expect(v.parse(placeBookAnswer, answer)).toEqual(answer);
  });

  it('is read complete, and written back complete from its form', async () => {
    const { http, sent } = answering();
    const entry = parsePlace(placeDraft(place));
    const read = entry.ok && (await new AxiosPlaceBook(http).change(id, version, entry.value, 'key'));
    expect(read).toEqual(place);
    expect(v.parse(placeChange, sent.body)).toEqual({ ...facts, version });
  });
});
