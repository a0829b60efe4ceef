import type { ServiceIdentifier } from 'inversify';
import type { FoundRecord, FoundRoom } from '../../domain/find/FoundRecord.ts';
import type { RecentRecord } from '../../domain/find/RecentRecord.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import { foundIn } from '../../domain/find/foundIn.ts';
import type { CarrierRegister } from '../carriers/CarrierRegister.ts';
import type { DriverRegister } from '../drivers/DriverRegister.ts';
import type { SentInvitations } from '../invitations/SentInvitations.ts';
import type { LoadBoard } from '../loads/LoadBoard.ts';
import type { OfferRegister } from '../offers/OfferRegister.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { ShipmentRegister } from '../shipments/ShipmentRegister.ts';
import type { StatementRegister } from '../statements/StatementRegister.ts';
import type { VehicleRegister } from '../vehicles/VehicleRegister.ts';

type Find = (words: string, signal: AbortSignal) => Promise<Page<FoundRecord>>;
type Read = (id: string, signal: AbortSignal) => Promise<FoundRecord>;

/** Finds records of the selected company from anywhere, by the search of each room's list. */
export interface RecordFinder {
  /** The first few that match, and how many there are. */
  readonly find: Readonly<Record<FoundRoom, Find>>;
  /** A record that was opened before. */
  readonly read: Readonly<Record<RecentRecord['room'], Read>>;
}
export const RecordFinder: ServiceIdentifier<RecordFinder> = Symbol('RecordFinder');

const mostFound = 5;

const viewOf = (q: string, sort: string): ListView => ({ page: 0, size: mostFound, sort, q, filters: {} });

const findIn =
  <Row>(
    register: { list(view: ListView, signal?: AbortSignal): Promise<Page<Row>> },
    sort: string,
    found: (row: Row) => FoundRecord,
  ): Find =>
  async (words, signal) => {
    const page = await register.list(viewOf(words, sort), signal);
    return { ...page, rows: page.rows.map(found) };
  };

const readIn =
  <Held>(
    register: { read(id: string, signal?: AbortSignal): Promise<Held> },
    found: (held: Held) => FoundRecord,
  ): Read =>
  async (id, signal) =>
    found(await register.read(id, signal));

/** The registers of the rooms that are searched. */
interface Registers {
  readonly vehicles: VehicleRegister;
  readonly drivers: DriverRegister;
  readonly carriers: CarrierRegister;
  readonly invitations: SentInvitations;
  readonly requests: RequestRegister;
  readonly loads: LoadBoard;
  readonly offers: OfferRegister;
  readonly shipments: ShipmentRegister;
  readonly statements: StatementRegister;
}

const newestFirst = '-createdAt';

export const recordFinder = ({
  vehicles,
  drivers,
  carriers,
  invitations,
  requests,
  loads,
  offers,
  shipments,
  statements,
}: Registers): RecordFinder => ({
  find: {
    vehicles: findIn(vehicles, 'fleetNo', foundIn.vehicles),
    drivers: findIn(drivers, 'name', foundIn.drivers),
    carriers: findIn(carriers, 'name', foundIn.carriers),
    invitations: findIn(invitations, '-lastSentAt', foundIn.invitations),
    requests: findIn(requests, newestFirst, foundIn.requests),
    loads: findIn(loads, 'pickup', foundIn.loads),
    offers: findIn(offers, newestFirst, foundIn.offers),
    shipments: findIn(shipments, newestFirst, foundIn.shipments),
    statements: findIn(statements, newestFirst, foundIn.statements),
  },
  read: {
    vehicles: readIn(vehicles, foundIn.vehicles),
    drivers: readIn(drivers, foundIn.drivers),
    requests: readIn(requests, foundIn.requests),
    loads: readIn(loads, foundIn.loads),
    offers: readIn(offers, foundIn.offers),
    shipments: readIn(shipments, foundIn.shipments),
  },
});
