import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { invitationBatch } from '../../services/invitations/invitationSchemas.ts';
import { invitationTimes } from '../../services/invitations/invitationLimits.ts';
import { codeLimits } from '../../services/account/codes/codeLimits.ts';
import { loadQuery } from '../../services/loads/loadQuery.ts';
import { offerQuery } from '../../services/offers/listOffers.ts';
import { paperQuery } from '../../services/papers/listPapers.ts';
import { requestQuery } from '../../services/requests/listRequests.ts';
import { statementQuery } from '../../services/statements/listStatements.ts';
import { shipmentQuery } from '../../services/shipments/listShipments.ts';
import { resendWait } from '../../src/domain/account/resendWait.ts';
import { largestInvitationBatch } from '../../src/domain/invitation/largestInvitationBatch.ts';
import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import { loadListSpec } from '../../src/domain/load/loadListSpec.ts';
import { offerListSpec } from '../../src/domain/offer/offerListSpec.ts';
import { readListView } from '../../src/domain/list/readListView.ts';
import { paperListSpec } from '../../src/domain/paper/paperListSpec.ts';
import { requestListSpec } from '../../src/domain/request/requestListSpec.ts';
import { shipmentListSpec } from '../../src/domain/shipment/shipmentListSpec.ts';
import { statementListSpec } from '../../src/domain/statement/statementListSpec.ts';
import { AxiosPaperRegister } from '../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { carrierQuery } from '../../services/carriers/listCarriers.ts';
import { notificationQuery } from '../../services/notifications/listNotifications.ts';
import { placeBookQuery } from '../../services/places/listPlaceBook.ts';
import { carrierListSpec } from '../../src/domain/carrier/carrierListSpec.ts';
import { notificationListSpec } from '../../src/domain/notification/notificationListSpec.ts';
import { placeListSpec } from '../../src/domain/place/placeListSpec.ts';
import type { AskedOf, AskedWith } from './Asked.ts';
import { listAgrees } from './listAgrees.ts';
import type { ListQuery } from './ListQuery.ts';
import { recordedLine } from './recordedLine.ts';
import { searchAgrees } from './searchAgrees.ts';

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

const queries: readonly (readonly [string, ListSpec, ListQuery])[] = [
  ['requests', requestListSpec, requestQuery],
  ['loads', loadListSpec, loadQuery],
  ['offers', offerListSpec, offerQuery],
  ['shipments', shipmentListSpec, shipmentQuery],
  ['statements', statementListSpec, statementQuery],
  ['carriers', carrierListSpec, carrierQuery],
  ['places', placeListSpec, placeBookQuery],
  ['notifications', notificationListSpec, notificationQuery],
];

describe.each(queries)('the list of %s', (_, spec, query) => {
  listAgrees(spec, query);
});

describe.each(queries.filter(([name]) => name !== 'notifications'))(
  'the search in the list of %s',
  (_, spec, query) => {
    searchAgrees(spec, query);
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

it('the list of papers can be asked with every query parameter but a sort, which the service has not', () => {
  type Asked = Omit<AskedWith<typeof paperListSpec>, 'sort'>;
  expectTypeOf<Asked>().toEqualTypeOf<AskedOf<'GET /v1/papers'>>();
});
