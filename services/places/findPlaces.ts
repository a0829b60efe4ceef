import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { boundedText } from '../fields/boundedText.ts';
import { collapseSpaces } from '../fields/collapseSpaces.ts';
import { countryField } from '../fields/countryField.ts';
import { maxCharacters } from '../fields/maxCharacters.ts';
import { printable } from '../fields/printable.ts';
import type { Services } from '../Services.ts';
import { baseOf } from '../trucks/baseOf.ts';
import { beginsLike } from './beginsLike.ts';
import { findTowns } from './findTowns.ts';
import { ownPlaceOf, townPlaceOf } from './placeAnswer.ts';

/** In all, and of them the company's own where words ask for towns too. */
const most = { all: 10, own: 5 } as const;

/** What is typed in search of a place, and the country to search in. */
export const placesQuery = v.strictObject({
  q: v.optional(
    v.pipe(boundedText(100), v.trim(), v.transform(collapseSpaces), maxCharacters(100), printable('line')),
    '',
  ),
  country: v.optional(countryField),
});

type PlacesQuery = v.InferOutput<typeof placesQuery>;

/** The company's own places, then towns that begin so, first those its trucks reach by road. Without words, the own ones that were changed last. */
export async function findPlaces({ db, gazetteer, clock }: Services, member: Member, { q, country }: PlacesQuery) {
  const { own, base } = await inCompany(db, member.companyId, member.userId, async (tx) => {
    const found = tx
      .selectFrom('place_book')
      .selectAll()
      .where('company_id', '=', member.companyId)
      .where(beginsLike(q))
      .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''));
    const sorted = q === '' ? found.orderBy('updated_at', 'desc') : found.orderBy('name_key');
    const rows = await sorted
      .orderBy('id')
      .limit(q === '' ? most.all : most.own)
      .execute();
    const isHome = q !== '' && country === undefined;
    return { own: rows, base: isHome ? await baseOf(tx, gazetteer, member.companyId, clock.now()) : null };
  });
  const where = { country, near: base ?? undefined, count: most.all - own.length };
  const towns = q === '' ? [] : findTowns(gazetteer, q, where);
  return [...own.map(ownPlaceOf), ...towns.map(townPlaceOf)];
}
