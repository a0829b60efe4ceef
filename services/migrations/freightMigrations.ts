import type { Migration } from 'kysely';
import { approachesDue } from './approachesDue.ts';
import { askedLoads } from './askedLoads.ts';
import { assignReminders } from './assignReminders.ts';
import { bareChassis } from './bareChassis.ts';
import { bestMatch } from './bestMatch.ts';
import { cancellationFees } from './cancellationFees.ts';
import { cellCounts } from './cellCounts.ts';
import { co2eCounts } from './co2eCounts.ts';
import { countedThirds } from './countedThirds.ts';
import { dwellCounts } from './dwellCounts.ts';
import { earlierLoads } from './earlierLoads.ts';
import { ediPartners } from './ediPartners.ts';
import { emission } from './emission.ts';
import { emptyKmOfOffers } from './emptyKmOfOffers.ts';
import { fleetClocks } from './fleetClocks.ts';
import { freightSorts } from './freightSorts.ts';
import { lateArrivals } from './lateArrivals.ts';
import { laterEnds } from './laterEnds.ts';
import { loadChanges } from './loadChanges.ts';
import { moreNews } from './moreNews.ts';
import { namedDeclines } from './namedDeclines.ts';
import { offerCases } from './offerCases.ts';
import { offerTerms } from './offerTerms.ts';
import { openLoadCounts } from './openLoadCounts.ts';
import { palletPlaces } from './palletPlaces.ts';
import { partyAddresses } from './partyAddresses.ts';
import { postingKeys } from './postingKeys.ts';
import { proofCounts } from './proofCounts.ts';
import { quarterForecasts } from './quarterForecasts.ts';
import { saidOfStops } from './saidOfStops.ts';
import { scoreCounts } from './scoreCounts.ts';
import { shipmentEnds } from './shipmentEnds.ts';
import { shipmentFacts } from './shipmentFacts.ts';
import { shipmentVisits } from './shipmentVisits.ts';
import { shipmentWords } from './shipmentWords.ts';
import { shipperConduct } from './shipperConduct.ts';
import { shortNews } from './shortNews.ts';
import { slicedFiles } from './slicedFiles.ts';
import { stopCounts } from './stopCounts.ts';
import { stopPackages } from './stopPackages.ts';
import { tripFacts } from './tripFacts.ts';
import { undoableFreight } from './undoableFreight.ts';
import { viewAlerts } from './viewAlerts.ts';
import { waitingFlags } from './waitingFlags.ts';
import { watchedLoads } from './watchedLoads.ts';

/** What freight has gained since. New migrations go here. */
export const freightMigrations = {
  '0068_sliced_files': slicedFiles,
  '0069_emission': emission,
  '0073_stop_packages': stopPackages,
  '0074_stop_counts': stopCounts,
  '0075_proof_counts': proofCounts,
  '0076_shipment_ends': shipmentEnds,
  '0077_named_declines': namedDeclines,
  '0078_pallet_places': palletPlaces,
  '0079_empty_km_of_offers': emptyKmOfOffers,
  '0081_said_of_stops': saidOfStops,
  '0082_asked_loads': askedLoads,
  '0083_assign_reminders': assignReminders,
  '0084_more_news': moreNews,
  '0087_party_addresses': partyAddresses,
  '0088_posting_keys': postingKeys,
  '0089_cancellation_fees': cancellationFees,
  '0090_shipment_visits': shipmentVisits,
  '0091_dwell_counts': dwellCounts,
  '0094_waiting_flags': waitingFlags,
  '0096_undoable_freight': undoableFreight,
  '0097_freight_sorts': freightSorts,
  '0098_shipment_facts': shipmentFacts,
  '0099_co2e_counts': co2eCounts,
  '0100_offer_cases': offerCases,
  '0101_score_counts': scoreCounts,
  '0102_watched_loads': watchedLoads,
  '0103_view_alerts': viewAlerts,
  '0105_edi_partners': ediPartners,
  '0106_best_match': bestMatch,
  '0108_vehicle_trips': tripFacts,
  '0109_fleet_clocks': fleetClocks,
  '0110_shipper_conduct': shipperConduct,
  '0111_counted_thirds': countedThirds,
  '0112_open_load_counts': openLoadCounts,
  '0113_offer_terms': offerTerms,
  '0114_bare_chassis': bareChassis,
  '0115_earlier_loads': earlierLoads,
  '0116_late_arrivals': lateArrivals,
  '0118_cell_counts': cellCounts,
  '0119_approaches_due': approachesDue,
  '0120_later_ends': laterEnds,
  '0121_short_news': shortNews,
  '0122_load_changes': loadChanges,
  '0123_shipment_words': shipmentWords,
  '0124_quarter_forecasts': quarterForecasts,
} satisfies Readonly<Record<string, Migration>>;
