import { account } from './account/account.ts';
import { carriers } from './carriers/carriers.ts';
import { company } from './company/company.ts';
import { statistics } from './database/statistics.ts';
import { demo } from './demo/demo.ts';
import { driverRoster } from './drivers/driverRoster.ts';
import { drivers } from './drivers/drivers.ts';
import { edi } from './edi/edi.ts';
import { emission } from './emission/emission.ts';
import type { Feature } from './Feature.ts';
import { invitations } from './invitations/invitations.ts';
import { lists } from './lists/lists.ts';
import { offers } from './offers/offers.ts';
import { loadAlerts } from './loads/alerts/loadAlerts.ts';
import { loads } from './loads/loads.ts';
import { outbox } from './mail/outbox.ts';
import { health } from './operations/health.ts';
import { metricsPage } from './operations/metricsPage.ts';
import { papers } from './papers/papers.ts';
import { places } from './places/places.ts';
import { reports } from './reports/reports.ts';
import { undoSteps } from './undo/undoSteps.ts';
import { requests } from './requests/requests.ts';
import { notifications } from './notifications/notifications.ts';
import { statements } from './statements/statements.ts';
import { stream } from './stream/stream.ts';
import { shipments } from './shipments/shipments.ts';
import { terms } from './terms/terms.ts';
import { tracking } from './tracking/tracking.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { idempotencyKeys } from './web/idempotency/idempotencyKeys.ts';

/** All features, in the order they are prepared. */
export const features: readonly Feature[] = [
  health,
  metricsPage,
  outbox,
  idempotencyKeys,
  account,
  company,
  vehicles,
  invitations(driverRoster),
  drivers,
  undoSteps,
  papers,
  lists,
  requests,
  offers,
  emission,
  shipments,
  statements,
  loads,
  loadAlerts,
  places,
  edi,
  carriers,
  terms,
  tracking,
  reports,
  stream,
  notifications,
  demo,
  statistics,
];
