import type { ServiceIdentifier } from 'inversify';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { CompanyList } from './CompanyList.ts';

/** A room's own list. Reports are none. */
export type RoomList = Exclude<CompanyList, 'reports' | 'members' | 'details' | 'ediPartners'>;

/** A room's list as others read it: what it can show, and a page of it. */
export interface ReadList {
  readonly spec: ListSpec;
  list(view: ListView, signal?: AbortSignal): Promise<Page<unknown>>;
}

/** The lists of all rooms, to be read before a room is opened. */
export type RoomLists = Readonly<Record<RoomList, ReadList>>;
export const RoomLists: ServiceIdentifier<RoomLists> = Symbol('RoomLists');
