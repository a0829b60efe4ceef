import type { Migration } from 'kysely';
import { awardedOffers } from './awardedOffers.ts';
import { carriers } from './carriers.ts';
import { changes } from './changes.ts';
import { equipment } from './equipment.ts';
import { listCounts } from './listCounts.ts';
import { loadIndexes } from './loadIndexes.ts';
import { loadSearch } from './loadSearch.ts';
import { market } from './market.ts';
import { nameSearch } from './nameSearch.ts';
import { newsOfLoads } from './newsOfLoads.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { offerEnds } from './offerEnds.ts';
import { offers } from './offers.ts';
import { placeBook } from './placeBook.ts';
import { proofs } from './proofs.ts';
import { reportIndexes } from './reportIndexes.ts';
import { requestTemplates } from './requestTemplates.ts';
import { settlement } from './settlement.ts';
import { settlementNews } from './settlementNews.ts';
import { shipmentNews } from './shipmentNews.ts';
import { shipments } from './shipments.ts';
import { shipperRecords } from './shipperRecords.ts';
import { standings } from './standings.ts';
import { stopVisits } from './stopVisits.ts';
import { terms } from './terms.ts';
import { trackingLinks } from './trackingLinks.ts';

/** The market, shipments and settlement as they first came. */
export const marketMigrations = {
  '0032_market': market,
  '0033_offers': offers,
  '0034_changes': changes,
  '0035_equipment': equipment,
  '0036_place_book': placeBook,
  '0037_notifications': notifications,
  '0038_carriers': carriers,
  '0039_terms': terms,
  '0040_load_search': loadSearch,
  '0041_notices': notices,
  '0042_request_templates': requestTemplates,
  '0043_shipper_records': shipperRecords,
  '0044_tracking_links': trackingLinks,
  '0045_shipments': shipments,
  '0046_load_indexes': loadIndexes,
  '0047_news_of_loads': newsOfLoads,
  '0048_proofs': proofs,
  '0049_shipment_news': shipmentNews,
  '0051_name_search': nameSearch,
  '0052_report_indexes': reportIndexes,
  '0053_awarded_offers': awardedOffers,
  '0054_offer_ends': offerEnds,
  '0055_list_counts': listCounts,
  '0059_stop_visits': stopVisits,
  '0060_standings': standings,
  '0062_settlement': settlement,
  '0063_settlement_news': settlementNews,
} satisfies Readonly<Record<string, Migration>>;
