import type { ServiceIdentifier } from 'inversify';
import type { Driver } from '../../domain/driver/Driver.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { DriverRegister } from './DriverRegister.ts';

export type ListDrivers = (view: ListView, signal?: AbortSignal) => Promise<Page<Driver>>;
export const ListDrivers: ServiceIdentifier<ListDrivers> = Symbol('ListDrivers');

/** A page of the company's drivers as the view asks for it. */
export const listDrivers =
  (register: DriverRegister): ListDrivers =>
  (view, signal) =>
    register.list(view, signal);
