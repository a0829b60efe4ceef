import { expect, it } from 'vitest';
import { audiences } from '../../services/account/Audience.ts';
import { roles as rolesOfServices } from '../../services/company/Role.ts';
import { memberStatuses as memberStatusesOfServices } from '../../services/company/members/memberSchemas.ts';
import { pulled } from '../../services/coupling/coupling.ts';
import {
  closedReasons as closedReasonsOfServices,
  rejectReasons as rejectReasonsOfServices,
  offerStatuses as offerStatusesOfServices,
} from '../../services/freight/offer/offerStatus.ts';
import {
  dangerousClasses as classesOfServices,
  packageCodes as packagesOfServices,
  packingGroups as groupsOfServices,
} from '../../services/freight/request/cargoField.ts';
import { loadChangeKinds as changesOfServices } from '../../services/freight/request/LoadChange.ts';
import {
  equipments as equipmentsOfServices,
  pricingModels as modelsOfServices,
} from '../../services/freight/request/requestContent.ts';
import { requestStatuses as requestStatusesOfServices } from '../../services/freight/request/requestStatus.ts';
import {
  accuracies as accuraciesOfServices,
  stopTypes as stopTypesOfServices,
} from '../../services/freight/request/stopField.ts';
import { kmMethods as methodsOfServices } from '../../services/freight/route/estimateRoute.ts';
import { reasonCodes as reasonCodesOfServices } from '../../services/freight/verdict/Verdict.ts';
import { declineBody } from '../../services/loads/declineBody.ts';
import { kindsOf } from '../../services/notifications/notificationKinds.ts';
import { compliances as compliancesOfServices } from '../../services/papers/Compliance.ts';
import { documentTypes as documentTypesOfServices } from '../../services/papers/DocumentType.ts';
import { paperStatuses as paperStatusesOfServices } from '../../services/papers/PaperStatus.ts';
import { disputeBody } from '../../services/shipments/answerWaiting.ts';
import { rejectBody } from '../../services/shipments/judgeProof.ts';
import { refusalReasons as refusalReasonsOfServices } from '../../services/web/RefusalReason.ts';
import { problemCodes as problemCodesOfServices } from '../../services/web/problems/ProblemCode.ts';
import type { Audience } from '../../src/domain/audience/Audience.ts';
import { memberStatuses } from '../../src/domain/company/MemberStatus.ts';
import { roles } from '../../src/domain/company/Role.ts';
import { pulledKinds } from '../../src/domain/coupling/pulledKinds.ts';
import { kmMethods } from '../../src/domain/distance/estimateRoute.ts';
import { refusalReasons } from '../../src/domain/failure/RefusalReason.ts';
import { loadChangeKinds } from '../../src/domain/load/LoadChange.ts';
import { declineReasons } from '../../src/domain/load/declineReasons.ts';
import { fleetKinds, notificationKinds } from '../../src/domain/notification/NotificationKind.ts';
import { closedReasons, offerStatuses } from '../../src/domain/offer/OfferStatus.ts';
import { rejectReasons } from '../../src/domain/offer/rejectReasons.ts';
import { compliances } from '../../src/domain/paper/Compliance.ts';
import { documentTypes } from '../../src/domain/paper/DocumentType.ts';
import { paperStatuses } from '../../src/domain/paper/Paper.ts';
import { problemCodes } from '../../src/domain/record/ProblemCode.ts';
import { equipments, pricingModels } from '../../src/domain/request/RequestContent.ts';
import { requestStatuses } from '../../src/domain/request/RequestStatus.ts';
import { dangerousClasses, packageCodes, packingGroups } from '../../src/domain/request/cargoCodes.ts';
import { disputeReasons } from '../../src/domain/shipment/disputeReasons.ts';
import { podRejectReasons } from '../../src/domain/shipment/podRejectReasons.ts';
import { accuracies, stopTypes } from '../../src/domain/stop/Stop.ts';
import { reasonCodes } from '../../src/domain/verdict/Reason.ts';

const bothAudiences = Object.keys({ fleet: true, office: true } satisfies Record<Audience, true>);

it('both sides let the same kinds pull the same', () => {
  expect(pulledKinds).toEqual(pulled);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['audiences', bothAudiences, audiences],
  ['roles', roles, rolesOfServices],
  ['statuses of a member', memberStatuses, memberStatusesOfServices],
  ['types of a document', documentTypes, documentTypesOfServices],
  ['ways papers stand', compliances, compliancesOfServices],
  ['statuses of a paper', paperStatuses, paperStatusesOfServices],
  ['codes of a problem', problemCodes, problemCodesOfServices],
  ['statuses of an offer', offerStatuses, offerStatusesOfServices],
  ['changes of a load', loadChangeKinds, changesOfServices],
  ['ends of an offer', closedReasons, closedReasonsOfServices],
  ['news of a fleet', fleetKinds, kindsOf('fleet')],
  ['kinds of news', notificationKinds, [...new Set([...kindsOf('fleet'), ...kindsOf('office')])]],
  ['reasons against an offer', rejectReasons, rejectReasonsOfServices],
  ['reasons of a verdict', reasonCodes, reasonCodesOfServices],
  ['reasons to decline a load', declineReasons, declineBody.entries.reason.options],
  ['reasons to refuse a request', refusalReasons, refusalReasonsOfServices],
  ['types of a stop', stopTypes, stopTypesOfServices],
  ['accuracies of a place', accuracies, accuraciesOfServices],
  ['packages', packageCodes, packagesOfServices],
  ['classes of dangerous goods', dangerousClasses, classesOfServices],
  ['packing groups', packingGroups, groupsOfServices],
  ['equipments', equipments, equipmentsOfServices],
  ['models of a price', pricingModels, modelsOfServices],
  ['statuses of a request', requestStatuses, requestStatusesOfServices],
  ['ways to find a distance', kmMethods, methodsOfServices],
  ['reasons to reject a proof', podRejectReasons, rejectBody.entries.reason.options],
  ['reasons to dispute a charge', disputeReasons, disputeBody.entries.reason.options],
])('the %s are the same in application and services', (_, application, services) => {
  expect(application).toEqual(services);
});
