import type { Settings } from '../../application/shared/Settings.ts';

/** Defaults: services on the page's own origin, no brands. */
export const neutralSettings: Settings = {
  locale: 'en-US',
  services: {
    auth: '',
    users: '',
    companies: '',
    drivers: '',
    vehicles: '',
    shipments: '',
    shipmentRequests: '',
    reports: '',
  },
  companyHeader: 'X-Company-Id',
  storeHosts: ['apps.apple.com', 'itunes.apple.com', 'testflight.apple.com', 'play.google.com'],
  map: undefined,
  brands: {},
};
