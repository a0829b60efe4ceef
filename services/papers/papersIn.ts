import type { Transaction } from 'kysely';
import { matchesPlate } from '../fields/matchesPlate.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import type { Tables } from '../Tables.ts';
import { endsBeforeTrip } from './addTrips.ts';
import type { DocumentType } from './DocumentType.ts';

/** The papers of a company, or only those of its vehicles or drivers, of those on or off the road, of a type, that end before a trip, or of whom a search finds. */
export interface PaperScope {
  readonly companyId: string;
  readonly subject?: 'vehicle' | 'driver' | undefined;
  readonly road?: 'on' | 'off' | undefined;
  readonly type?: DocumentType | undefined;
  readonly ends?: 'before_trip' | undefined;
  readonly q?: string | undefined;
}

/** The papers of a scope. */
export const papersIn = (tx: Transaction<Tables>, { companyId, subject, road, type, ends, q = '' }: PaperScope) =>
  tx
    .selectFrom('paper')
    .where('company_id', '=', companyId)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? 'vehicle'))
    .$if(road !== undefined, (query) => query.where('duty', road === 'on' ? '<' : '=', 2))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'other'))
    .$if(ends !== undefined, (query) => query.where(endsBeforeTrip))
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          is('vehicle_id', 'in', found(tx, 'vehicle', companyId).where(matchesPlate(q))),
          is('driver_id', 'in', found(tx, 'driver', companyId).where(matchesSearch(q))),
        ]),
      ),
    );

const found = (tx: Transaction<Tables>, subject: 'vehicle' | 'driver', companyId: string) =>
  tx.selectFrom(subject).select('id').where('company_id', '=', companyId);
