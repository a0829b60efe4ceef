import type { Generated, Selectable } from 'kysely';
import type { accuracies } from '../freight/request/stopField.ts';

/** The places of companies. */
export interface PlaceBookTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** The name as it is sorted by. */
  name_key: string;
  address: string;
  postcode: string | null;
  city: string;
  country: string;
  lat: number;
  lng: number;
  accuracy: (typeof accuracies)[number];
  contact_name: string | null;
  contact_phone: string | null;
  note: string | null;
  /** Its words as `foldName` writes them, with a space before each. */
  search: string;
}

export type PlaceRow = Selectable<PlaceBookTable>;
