import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { audiences } from '../../services/account/Audience.ts';
import { memberStatuses as memberStatusesOfServices } from '../../services/company/members/memberSchemas.ts';
import { roles as rolesOfServices } from '../../services/company/Role.ts';
import { cardTypes as cardTypesOfServices } from '../../services/drivers/cards.ts';
import { driverQuery } from '../../services/drivers/listDrivers.ts';
import { driverSorts } from '../../services/drivers/driverSorts.ts';
import { namesOf } from '../../services/fields/namesOf.ts';
import {
  driverFields as driverFieldsOfServices,
  driverPauseReasons,
  driverStatuses as driverStatusesOfServices,
} from '../../services/drivers/driverFields.ts';
import { licenceCategories as licenceCategoriesOfServices } from '../../services/drivers/licence.ts';
import { invitationBatch } from '../../services/invitations/invitationSchemas.ts';
import { invitationQuery } from '../../services/invitations/listInvitations.ts';
import { invitationStatuses as invitationStatusesOfServices } from '../../services/invitations/InvitationStatus.ts';
import { invitationTimes } from '../../services/invitations/invitationLimits.ts';
import { codeLimits } from '../../services/account/codes/codeLimits.ts';
import { compliances as compliancesOfServices } from '../../services/papers/Compliance.ts';
import { documentTypes as documentTypesOfServices } from '../../services/papers/DocumentType.ts';
import {
  closedReasons as closedReasonsOfServices,
  rejectReasons as rejectReasonsOfServices,
  offerStatuses as offerStatusesOfServices,
} from '../../services/freight/offer/offerStatus.ts';
import { reasonCodes as reasonCodesOfServices } from '../../services/freight/verdict/Verdict.ts';
import { declineBody } from '../../services/loads/declineBody.ts';
import { loadQuery } from '../../services/loads/loadQuery.ts';
import { offerQuery } from '../../services/offers/listOffers.ts';
import { paperQuery } from '../../services/papers/listPapers.ts';
import { paperStatuses as paperStatusesOfServices } from '../../services/papers/PaperStatus.ts';
import { requestQuery } from '../../services/requests/listRequests.ts';
import { shipmentQuery } from '../../services/shipments/listShipments.ts';
import { vehicleQuery, vehicleSorts } from '../../services/vehicles/listVehicles.ts';
import {
  vehicleFields as fieldsOfServices,
  vehiclePauseReasons,
  vehicleStatuses as vehicleStatusesOfServices,
} from '../../services/vehicles/vehicleFields.ts';
import { problemCodes as problemCodesOfServices } from '../../services/web/problems/ProblemCode.ts';
import { refusalReasons as refusalReasonsOfServices } from '../../services/web/RefusalReason.ts';
import { resendWait } from '../../src/domain/account/resendWait.ts';
import type { Audience } from '../../src/domain/audience/Audience.ts';
import { memberStatuses } from '../../src/domain/company/MemberStatus.ts';
import { roles } from '../../src/domain/company/Role.ts';
import { cardTypes } from '../../src/domain/driver/CardType.ts';
import { driverFields } from '../../src/domain/driver/driverFields.ts';
import { driverListSpec } from '../../src/domain/driver/driverListSpec.ts';
import { driverPauseFields, driverStatuses } from '../../src/domain/driver/DriverStatus.ts';
import { invitationListSpec } from '../../src/domain/invitation/invitationListSpec.ts';
import { invitationStatuses } from '../../src/domain/invitation/InvitationStatus.ts';
import { largestInvitationBatch } from '../../src/domain/invitation/largestInvitationBatch.ts';
import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import { declineReasons } from '../../src/domain/load/declineReasons.ts';
import { loadListSpec } from '../../src/domain/load/loadListSpec.ts';
import { offerListSpec } from '../../src/domain/offer/offerListSpec.ts';
import { kindsOf } from '../../services/notifications/notificationKinds.ts';
import { fleetKinds, notificationKinds } from '../../src/domain/notification/NotificationKind.ts';
import { closedReasons, offerStatuses } from '../../src/domain/offer/OfferStatus.ts';
import { rejectReasons } from '../../src/domain/offer/rejectReasons.ts';
import { reasonCodes } from '../../src/domain/verdict/Reason.ts';
import { pageSizes } from '../../src/domain/list/pageSizes.ts';
import { readListView } from '../../src/domain/list/readListView.ts';
import { compliances } from '../../src/domain/paper/Compliance.ts';
import { documentTypes } from '../../src/domain/paper/DocumentType.ts';
import { paperStatuses } from '../../src/domain/paper/Paper.ts';
import { paperListSpec } from '../../src/domain/paper/paperListSpec.ts';
import { problemCodes } from '../../src/domain/record/ProblemCode.ts';
import { refusalReasons } from '../../src/domain/failure/RefusalReason.ts';
import { requestListSpec } from '../../src/domain/request/requestListSpec.ts';
import { shipmentListSpec } from '../../src/domain/shipment/shipmentListSpec.ts';
import { vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import { vehiclePauseFields, vehicleStatuses } from '../../src/domain/vehicle/VehicleStatus.ts';
import { AxiosPaperRegister } from '../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { pulled } from '../../services/coupling/coupling.ts';
import { pulledKinds } from '../../src/domain/coupling/pulledKinds.ts';
import { listQueryOf } from '../../src/infrastructure/http/listQueryOf.ts';
import { awkwardTexts } from './awkwardTexts.ts';
import { recordedLine } from './recordedLine.ts';

const bothAudiences = Object.keys({ fleet: true, office: true } satisfies Record<Audience, true>);

it('both sides let the same kinds pull the same', () => {
  expect(pulledKinds).toEqual(pulled);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['audiences', bothAudiences, audiences],
  ['roles', roles, rolesOfServices],
  ['statuses of a member', memberStatuses, memberStatusesOfServices],
  ['kinds of a vehicle', vehicleFields.kind.options, fieldsOfServices.kind.accepts.options],
  ['bodies', vehicleFields.bodyType.options, fieldsOfServices.bodyType.accepts.options],
  ['fuels', vehicleFields.fuel.options, fieldsOfServices.fuel.accepts.options],
  ['Euro classes', vehicleFields.euroClass.options ?? [], fieldsOfServices.euroClass.accepts.wrapped.options],
  ['statuses of a vehicle', vehicleStatuses, vehicleStatusesOfServices],
  ['statuses of a driver', driverStatuses, driverStatusesOfServices],
  ['reasons of a vehicle for a pause', vehiclePauseFields.reason.options ?? [], vehiclePauseReasons],
  ['reasons of a driver for a pause', driverPauseFields.reason.options ?? [], driverPauseReasons],
  ['employments', driverFields.employment.options, driverFieldsOfServices.employment.accepts.options],
  ['licence categories', driverFields.licence.fields.categories.options, licenceCategoriesOfServices],
  ['cards', cardTypes, cardTypesOfServices],
  ['languages', driverFields.language.options, driverFieldsOfServices.language.accepts.options],
  ['statuses of an invitation', invitationStatuses, invitationStatusesOfServices],
  ['types of a document', documentTypes, documentTypesOfServices],
  ['ways papers stand', compliances, compliancesOfServices],
  ['statuses of a paper', paperStatuses, paperStatusesOfServices],
  ['codes of a problem', problemCodes, problemCodesOfServices],
  ['statuses of an offer', offerStatuses, offerStatusesOfServices],
  ['ends of an offer', closedReasons, closedReasonsOfServices],
  ['news of a fleet', fleetKinds, kindsOf('fleet')],
  ['kinds of news', notificationKinds, [...new Set([...kindsOf('fleet'), ...kindsOf('office')])]],
  ['reasons against an offer', rejectReasons, rejectReasonsOfServices],
  ['reasons of a verdict', reasonCodes, reasonCodesOfServices],
  ['reasons to decline a load', declineReasons, declineBody.entries.reason.options],
  ['reasons to refuse a request', refusalReasons, refusalReasonsOfServices],
])('the %s are the same in application and services', (_, application, services) => {
  expect(application).toEqual(services);
});

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

const queries: readonly (readonly [string, ListSpec, v.GenericSchema])[] = [
  ['vehicles', vehicleListSpec, vehicleQuery],
  ['drivers', driverListSpec, driverQuery],
  ['invitations', invitationListSpec, invitationQuery],
  ['requests', requestListSpec, requestQuery],
  ['loads', loadListSpec, loadQuery],
  ['offers', offerListSpec, offerQuery],
  ['shipments', shipmentListSpec, shipmentQuery],
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

  it('accepts any search text', () => {
    expect(awkwardTexts.filter((q) => !v.is(query, listQueryOf({ ...view, q }, spec)))).toEqual([]);
  });
});

it.each([
  ['vehicles', vehicleListSpec, namesOf(vehicleSorts)],
  ['drivers', driverListSpec, namesOf(driverSorts)],
])('the list of %s can be sorted by all that the service sorts by', (_, { sorts }, sortsOfServices) => {
  expect(sorts.toSorted()).toEqual(sortsOfServices.toSorted());
});

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
