import { describe, expect, it } from 'vitest';
import type { Room } from '../../../src/domain/access/Room.ts';
import { carrierListSpec } from '../../../src/domain/carrier/carrierListSpec.ts';
import { driverListSpec } from '../../../src/domain/driver/driverListSpec.ts';
import { invitationListSpec } from '../../../src/domain/invitation/invitationListSpec.ts';
import type { ListSpec } from '../../../src/domain/list/ListSpec.ts';
import { readListView } from '../../../src/domain/list/readListView.ts';
import { loadListSpec } from '../../../src/domain/load/loadListSpec.ts';
import { notificationListSpec } from '../../../src/domain/notification/notificationListSpec.ts';
import { offerListSpec } from '../../../src/domain/offer/offerListSpec.ts';
import { paperListSpec } from '../../../src/domain/paper/paperListSpec.ts';
import { requestListSpec } from '../../../src/domain/request/requestListSpec.ts';
import { shipmentListSpecs } from '../../../src/domain/shipment/shipmentListSpec.ts';
import { statementListSpecs } from '../../../src/domain/statement/statementListSpec.ts';
import { vehicleListSpec } from '../../../src/domain/vehicle/vehicleListSpec.ts';

/** Rooms with a list of their own, each below; shipments have one for each audience. */
type RoomWithList = Exclude<
  Room,
  'dashboard' | 'shipments' | 'statements' | 'reports' | 'company' | 'account' | 'help'
>;

const specs = {
  carriers: carrierListSpec,
  drivers: driverListSpec,
  invitations: invitationListSpec,
  loads: loadListSpec,
  notifications: notificationListSpec,
  offers: offerListSpec,
  papers: paperListSpec,
  requests: requestListSpec,
  'shipments of a fleet': shipmentListSpecs.fleet,
  'shipments of an office': shipmentListSpecs.office,
  'statements of a fleet': statementListSpecs.fleet,
  'statements of an office': statementListSpecs.office,
  vehicles: vehicleListSpec,
} satisfies Readonly<Record<RoomWithList, ListSpec> & Record<string, ListSpec>>;

type List = keyof typeof specs;

const views = {
  carriers: { favourites: '?favourite=true', used: '?blocked=false&sort=-completed', blocked: '?blocked=true' },
  drivers: { papers: '?compliance=action&sort=papersUntil', active: '?status=active', away: '?status=on_leave' },
  invitations: { waiting: '?status=pending', accepted: '?status=accepted', expired: '?status=expired' },
  loads: { asked: '?asked=true', watched: '?watched=true', fixed: '?pricing=fixed', bid: '?pricing=bid' },
  notifications: { unread: '?unread=true' },
  offers: {
    toAnswer: '?toAnswer=true&sort=validUntil',
    running: '?status=submitted&sort=validUntil',
    won: '?status=accepted',
    lost: '?status=rejected',
    expired: '?status=expired',
  },
  papers: { urgent: '?status=urgent&road=on', expiring: '?status=expiring' },
  requests: {
    drafts: '?status=draft&sort=-createdAt',
    open: '?status=open&sort=decisionBy',
    decide: '?status=open&offers=toDecide&sort=decisionBy',
    unanswered: '?status=open&offers=none&sort=decisionBy',
    uncovered: '?status=open&pickup=soon&sort=pickup',
    awardedToday: '?status=awarded&awarded=today',
    awarded: '?status=awarded',
    expired: '?status=expired&sort=-decisionBy',
  },
  'shipments of a fleet': {
    unassigned: '?flag=unassigned&sort=pickup',
    today: '?day=today&sort=pickup',
    inTransit: '?status=in_transit',
    atRisk: '?flag=late',
    noPod: '?flag=pod_missing',
  },
  'shipments of an office': {
    atRisk: '?flag=late',
    toVerify: '?flag=pod_to_verify',
    today: '?day=today&sort=pickup',
    inTransit: '?status=in_transit',
    exceptions: '?flag=exception',
  },
  'statements of a fleet': {
    toIssue: '?status=draft',
    disputed: '?status=disputed',
    overdue: '?overdue=true&sort=due',
    toConfirm: '?status=paid',
  },
  'statements of an office': {
    toApprove: '?status=issued&sort=due',
    toPay: '?status=approved&sort=due',
    overdue: '?overdue=true&sort=due',
    disputed: '?status=disputed',
  },
  vehicles: {
    papers: '?compliance=action&sort=papersUntil',
    available: '?status=available',
    workshop: '?status=maintenance',
  },
} as const satisfies Record<List, Readonly<Record<string, string>>>;

describe.each(Object.entries<ListSpec>(specs))('the list of %s', (name, spec) => {
  const usual = readListView('', spec);
  const wanted = Object.entries<string>(Object.entries(views).find(([list]) => list === name)?.[1] ?? {});

  it('comes with its views, in this order', () => {
    expect(Object.keys(spec.views ?? {})).toEqual(wanted.map(([view]) => view));
  });

  it.each(wanted)('shows in the view %s what its filters show', (view, query) => {
    const { filters = {}, sort = usual.sort, q = '' } = spec.views?.[view] ?? {};
    expect(readListView(query, spec)).toEqual({ ...usual, filters, sort, q });
  });
});

it.each<[List, string]>([
  ['carriers', 'name'],
  ['drivers', 'name'],
  ['invitations', '-lastSentAt'],
  ['loads', 'best'],
  ['notifications', '-at'],
  ['offers', '-createdAt'],
  ['papers', 'urgency'],
  ['requests', '-createdAt'],
  ['shipments of a fleet', 'risk'],
  ['shipments of an office', 'risk'],
  ['statements of a fleet', '-createdAt'],
  ['statements of an office', '-createdAt'],
  ['vehicles', 'fleetNo'],
])('the list of %s is sorted by %s until another order is chosen', (list, sort) => {
  expect(readListView('', specs[list]).sort).toBe(sort);
});

it.each<[List, string, string]>([
  ['carriers', 'standing lists completed onTime hitRate lastUsed', 'answer fallOff note'],
  ['invitations', 'contact status lastSentAt progress', ''],
  ['loads', 'pickup needs fits pricePerKm decisionBy ownOffer', 'km emptyKm cargo newest shipper'],
  ['offers', 'pickup amount counter validUntil status', 'shipper createdAt'],
  ['requests', 'route pickup body offers target decisionBy status', 'spread asked createdAt'],
  ['shipments of a fleet', 'status next late party truck price', 'lastEvent cargo pickup createdAt'],
  ['shipments of an office', 'status next late party truck price', 'lastEvent cargo pickup createdAt'],
  ['drivers', 'phone employment vehicle status app papersUntil', 'email language licence.number'],
  ['vehicles', 'plate make kind odometerKm status papersUntil', 'plateCountry vin bodyType'],
])('the list of %s shows %j until other columns are chosen', (name, shown, more) => {
  const spec: ListSpec = specs[name];
  expect(spec.columns?.shown.join(' ')).toBe(shown);
  expect(spec.columns?.more.join(' ')).toMatch(new RegExp(`^${more}`));
});
