import type { Migration } from 'kysely';
import { acceptedMemberships } from './acceptedMemberships.ts';
import { accounts } from './accounts.ts';
import { approachesDue } from './approachesDue.ts';
import { askedLoads } from './askedLoads.ts';
import { assignReminders } from './assignReminders.ts';
import { awardedOffers } from './awardedOffers.ts';
import { bestMatch } from './bestMatch.ts';
import { cancellationFees } from './cancellationFees.ts';
import { carriers } from './carriers.ts';
import { changes } from './changes.ts';
import { co2eCounts } from './co2eCounts.ts';
import { companies } from './companies.ts';
import { companyStanding } from './companyStanding.ts';
import { companyDetails } from './companyDetails.ts';
import { contestedAccounts } from './contestedAccounts.ts';
import { deliveries } from './deliveries.ts';
import { earlierLoads } from './earlierLoads.ts';
import { drivers } from './drivers.ts';
import { ediPartners } from './ediPartners.ts';
import { emission } from './emission.ts';
import { emptyKmOfOffers } from './emptyKmOfOffers.ts';
import { equipment } from './equipment.ts';
import { fileRemovals } from './fileRemovals.ts';
import { fleetClocks } from './fleetClocks.ts';
import { freightSorts } from './freightSorts.ts';
import { invitationLists } from './invitationLists.ts';
import { invitationPace } from './invitationPace.ts';
import { invitations } from './invitations.ts';
import { keptAnswers } from './keptAnswers.ts';
import { listSorts } from './listSorts.ts';
import { listViews } from './listViews.ts';
import { loadIndexes } from './loadIndexes.ts';
import { loadingLength } from './loadingLength.ts';
import { loadSearch } from './loadSearch.ts';
import { looks } from './looks.ts';
import { mailQueue } from './mailQueue.ts';
import { mailsToStrangers } from './mailsToStrangers.ts';
import { market } from './market.ts';
import { memberVersions } from './memberVersions.ts';
import { moreNews } from './moreNews.ts';
import { namedDeclines } from './namedDeclines.ts';
import { nameSearch } from './nameSearch.ts';
import { newsOfLoads } from './newsOfLoads.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { offerTerms } from './offerTerms.ts';
import { bareChassis } from './bareChassis.ts';
import { cellCounts } from './cellCounts.ts';
import { openLoadCounts } from './openLoadCounts.ts';
import { palletPlaces } from './palletPlaces.ts';
import { paperDuty } from './paperDuty.ts';
import { pauses } from './pauses.ts';
import { placeBook } from './placeBook.ts';
import { proofs } from './proofs.ts';
import { recentPasswords } from './recentPasswords.ts';
import { outsideFiles } from './outsideFiles.ts';
import { regions } from './regions.ts';
import { renewedPapers } from './renewedPapers.ts';
import { saidOfStops } from './saidOfStops.ts';
import { scoreCounts } from './scoreCounts.ts';
import { settlement } from './settlement.ts';
import { settlementNews } from './settlementNews.ts';
import { countedThirds } from './countedThirds.ts';
import { dwellCounts } from './dwellCounts.ts';
import { shipmentVisits } from './shipmentVisits.ts';
import { shipmentFacts } from './shipmentFacts.ts';
import { shipmentEnds } from './shipmentEnds.ts';
import { shipmentNews } from './shipmentNews.ts';
import { shipments } from './shipments.ts';
import { shipperConduct } from './shipperConduct.ts';
import { shipperRecords } from './shipperRecords.ts';
import { signInFailures } from './signInFailures.ts';
import { slicedFiles } from './slicedFiles.ts';
import { standings } from './standings.ts';
import { stopCounts } from './stopCounts.ts';
import { stopPackages } from './stopPackages.ts';
import { stopVisits } from './stopVisits.ts';
import { terms } from './terms.ts';
import { trackingLinks } from './trackingLinks.ts';
import { trailers } from './trailers.ts';
import { undoableFreight } from './undoableFreight.ts';
import { undoSteps } from './undoSteps.ts';
import { lateArrivals } from './lateArrivals.ts';
import { listCounts } from './listCounts.ts';
import { offerCases } from './offerCases.ts';
import { offerEnds } from './offerEnds.ts';
import { vehiclePlates } from './vehiclePlates.ts';
import { partyAddresses } from './partyAddresses.ts';
import { postingKeys } from './postingKeys.ts';
import { proofCounts } from './proofCounts.ts';
import { reportIndexes } from './reportIndexes.ts';
import { requestTemplates } from './requestTemplates.ts';
import { vehicles } from './vehicles.ts';
import { waitingFlags } from './waitingFlags.ts';
import { tripFacts } from './tripFacts.ts';
import { viewAlerts } from './viewAlerts.ts';
import { watchedLoads } from './watchedLoads.ts';
/** All migrations by permanent name, in order. Never edit a released one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': accounts,
  '0002_companies': companies,
  '0003_invitations': invitations,
  '0004_deliveries': deliveries,
  '0005_vehicles': vehicles,
  '0006_company_details': companyDetails,
  '0007_drivers': drivers,
  '0008_contested_accounts': contestedAccounts,
  '0009_invitation_pace': invitationPace,
  '0010_mail_queue': mailQueue,
  '0011_accepted_memberships': acceptedMemberships,
  '0012_invitation_lists': invitationLists,
  '0013_vehicle_plates': vehiclePlates,
  '0014_loading_length': loadingLength,
  '0015_sign_in_failures': signInFailures,
  '0016_member_versions': memberVersions,
  '0017_recent_passwords': recentPasswords,
  '0018_kept_answers': keptAnswers,
  '0019_outside_files': outsideFiles,
  '0020_looks': looks,
  '0021_company_standing': companyStanding,
  '0022_renewed_papers': renewedPapers,
  '0023_paper_duty': paperDuty,
  '0024_pauses': pauses,
  '0025_file_removals': fileRemovals,
  '0026_undo_steps': undoSteps,
  '0027_mails_to_strangers': mailsToStrangers,
  '0028_regions': regions,
  '0029_list_views': listViews,
  '0030_list_sorts': listSorts,
  '0031_trailers': trailers,
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
};
