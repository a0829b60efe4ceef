import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { fieldColumns } from '../record/fieldColumns.ts';
import { driverFields } from './driverFields.ts';
import { driverStatuses } from './DriverStatus.ts';

const shown = ['phone', 'employment', 'vehicle', 'status', 'app', 'papersUntil'] as const;

/** Sorts, filters and columns of the driver list. */
export const driverListSpec = {
  sorts: [
    'name',
    'createdAt',
    'papersUntil',
    'phone',
    'email',
    'language',
    'employment',
    'status',
    'vehicle',
    'licence.number',
    'licence.country',
    'licence.categories',
    'licence.issuedOn',
    'licence.expiresOn',
    'cards.tachograph.number',
    'cards.tachograph.expiresOn',
    'cards.cpc.number',
    'cards.cpc.expiresOn',
    'cards.medical.number',
    'cards.medical.expiresOn',
    'cards.adr.number',
    'cards.adr.expiresOn',
  ],
  sort: 'name',
  filters: {
    status: driverStatuses,
    employment: driverFields.employment.options,
    compliance: [...compliances, 'action'],
  },
  views: {
    papers: { filters: { compliance: 'action' }, sort: 'papersUntil' },
    active: { filters: { status: 'active' } },
    away: { filters: { status: 'on_leave' } },
  },
  columns: { shown, more: fieldColumns(driverFields, ['name', ...shown]) },
} as const satisfies ListSpec;
