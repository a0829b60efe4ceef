import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Places that a company ships from and to. `search` has their words as `foldName` writes them, with a space before each. */
export const placeBook = statements(
  `create table place_book (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     name text not null,
     name_key text collate "C" not null,
     address text not null,
     postcode text,
     city text not null,
     country text not null,
     lat double precision not null check (lat > -90 and lat < 90),
     lng double precision not null check (lng >= -180 and lng <= 180),
     accuracy text not null check (accuracy in ('address', 'town', 'manual')),
     contact_name text,
     contact_phone text,
     note text,
     search text collate "C" not null,
     check (num_nonnulls(contact_name, contact_phone) in (0, 2)))`,
  `create index place_book_by_name on place_book (company_id, name_key, id) include (search, country)`,
  `create index place_book_by_change on place_book (company_id, updated_at, id) include (search, country)`,
  ...companyWall('place_book'),
);
