import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { CompanyList } from './CompanyList.ts';

/** A room's own list. Reports are none. */
export type RoomList = Exclude<CompanyList, 'reports' | 'members' | 'details'>;

/** The lists of all rooms, to be read before a room is opened. */
export type RoomLists = Readonly<
  Record<RoomList, { list(view: ListView, signal?: AbortSignal): Promise<Page<unknown>> }>
>;
export const RoomLists: ServiceIdentifier<RoomLists> = Symbol('RoomLists');
