import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { driverQuery } from '../../services/drivers/listDrivers.ts';
import { invitationBatch } from '../../services/invitations/invitationSchemas.ts';
import { invitationQuery } from '../../services/invitations/listInvitations.ts';
import { invitationTimes } from '../../services/invitations/invitationLimits.ts';
import { codeLimits } from '../../services/account/codes/codeLimits.ts';
import { loadQuery } from '../../services/loads/loadQuery.ts';
import { offerQuery } from '../../services/offers/listOffers.ts';
import { paperQuery } from '../../services/papers/listPapers.ts';
import { requestQuery } from '../../services/requests/listRequests.ts';
import { shipmentQuery } from '../../services/shipments/listShipments.ts';
import { vehicleQuery } from '../../services/vehicles/listVehicles.ts';
import { resendWait } from '../../src/domain/account/resendWait.ts';
import { driverListSpec } from '../../src/domain/driver/driverListSpec.ts';
import { invitationListSpec } from '../../src/domain/invitation/invitationListSpec.ts';
import { largestInvitationBatch } from '../../src/domain/invitation/largestInvitationBatch.ts';
import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import { loadListSpec } from '../../src/domain/load/loadListSpec.ts';
import { offerListSpec } from '../../src/domain/offer/offerListSpec.ts';
import { pageSizes } from '../../src/domain/list/pageSizes.ts';
import { readListView } from '../../src/domain/list/readListView.ts';
import { paperListSpec } from '../../src/domain/paper/paperListSpec.ts';
import { requestListSpec } from '../../src/domain/request/requestListSpec.ts';
import { shipmentListSpec } from '../../src/domain/shipment/shipmentListSpec.ts';
import { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import { AxiosPaperRegister } from '../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { listQueryOf } from '../../src/infrastructure/http/listQueryOf.ts';
import { carrierQuery } from '../../services/carriers/listCarriers.ts';
import { notificationQuery } from '../../services/notifications/listNotifications.ts';
import { placeBookQuery } from '../../services/places/listPlaceBook.ts';
import { carrierListSpec } from '../../src/domain/carrier/carrierListSpec.ts';
import { notificationListSpec } from '../../src/domain/notification/notificationListSpec.ts';
import { placeListSpec } from '../../src/domain/place/placeListSpec.ts';
import { awkwardTexts } from './awkwardTexts.ts';
import { recordedLine } from './recordedLine.ts';

const rows = (count: number) => ({ rows: Array.from({ length: count }, () => ({})) });

describe('limits', () => {
  it('allow as many invitations in one batch as the service accepts', () => {
    expect(v.is(invitationBatch, rows(largestInvitationBatch))).toBe(true);
    expect(v.is(invitationBatch, rows(largestInvitationBatch + 1))).toBe(false);
  });

  it('make users wait as long before resending as the service requires', () => {
    expect([codeLimits.minInterval, invitationTimes.minInterval]).toEqual([resendWait * 1000, resendWait * 1000]);
  });
});

/** The query of a list, with the sorts it takes, each in both directions. */
type ListQuery = v.GenericSchema & {
  readonly entries: { readonly sort: { readonly wrapped: { readonly options: readonly string[] } } };
};

const queries: readonly (readonly [string, ListSpec, ListQuery])[] = [
  ['vehicles', vehicleListSpec, vehicleQuery],
  ['drivers', driverListSpec, driverQuery],
  ['invitations', invitationListSpec, invitationQuery],
  ['requests', requestListSpec, requestQuery],
  ['loads', loadListSpec, loadQuery],
  ['offers', offerListSpec, offerQuery],
  ['shipments', shipmentListSpec, shipmentQuery],
  ['carriers', carrierListSpec, carrierQuery],
  ['places', placeListSpec, placeBookQuery],
  ['notifications', notificationListSpec, notificationQuery],
];

describe.each(queries)('the list of %s', (_, spec, query) => {
  const view = readListView('', spec);

  it('accepts every sort, filter and page size the screen offers', () => {
    const sorts = spec.sorts.flatMap((sort) => [
      { ...view, sort },
      { ...view, sort: `-${sort}` },
    ]);
    const filters = Object.entries(spec.filters).flatMap(([name, values]) =>
      values === 'text' ? [] : values.map((value) => ({ ...view, filters: { [name]: value } })),
    );
    const sizes = pageSizes.map((size) => ({ ...view, size, page: 1_000_000 }));
    const refused = [view, ...sorts, ...filters, ...sizes].filter((each) => !v.is(query, listQueryOf(each, spec)));
    expect(refused).toEqual([]);
  });

  it('can be sorted by all that the service sorts by', () => {
    const sorts = spec.sorts.flatMap((sort) => [sort, `-${sort}`]);
    expect(sorts.toSorted()).toEqual(query.entries.sort.wrapped.options.toSorted());
  });
});

it.each(queries.filter(([name]) => name !== 'notifications'))(
  'the list of %s accepts any search text',
  (_, spec, query) => {
    const view = readListView('', spec);
    expect(awkwardTexts.filter((q) => !v.is(query, listQueryOf({ ...view, q }, spec)))).toEqual([]);
  },
);

it('the list of papers accepts every filter the screen offers', () => {
  const filters = Object.entries(paperListSpec.filters).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  );
  expect(filters.length).toBeGreaterThan(4);
  expect(filters.filter((filter) => !v.is(paperQuery, { page: '0', size: '25', ...filter }))).toEqual([]);
});

it('the list of papers accepts the query of any address', async () => {
  const { http, sent } = recordedLine({ code: 200, data: [], paging: { page: 0, size: 25, total: 0 } });
  const view = readListView('?q=berlin&sort=name&status=expired', paperListSpec);
  await new AxiosPaperRegister(http).list(view, new AbortController().signal);
  expect(v.is(paperQuery, sent.query)).toBe(true);
});
