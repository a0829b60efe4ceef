import { carrierListFields } from '../../../src/domain/carrier/carrierListFields.ts';
import { carrierNoteFields } from '../../../src/domain/carrier/carrierNoteFields.ts';
import { companyFields } from '../../../src/domain/company/companyFields.ts';
import { memberFields } from '../../../src/domain/company/memberFields.ts';
import { driverFields } from '../../../src/domain/driver/driverFields.ts';
import { driverPauseFields } from '../../../src/domain/driver/DriverStatus.ts';
import { fuelFields } from '../../../src/domain/emission/fuelFields.ts';
import type { FieldNames } from '../../../src/domain/failure/FieldNames.ts';
import { invitationFields } from '../../../src/domain/invitation/invitationFields.ts';
import { savedViewFields } from '../../../src/domain/list/savedViewFields.ts';
import { offerFields } from '../../../src/domain/offer/offerFields.ts';
import { paperFields } from '../../../src/domain/paper/paperFields.ts';
import { placeFields } from '../../../src/domain/place/placeFields.ts';
import type { Fields } from '../../../src/domain/record/Field.ts';
import { requestFields } from '../../../src/domain/request/requestFields.ts';
import { reservationFields } from '../../../src/domain/shipment/parseReservations.ts';
import { proofFields } from '../../../src/domain/shipment/proofFields.ts';
import { reasonNoteFields } from '../../../src/domain/shipment/reasonNoteFields.ts';
import { reportFields } from '../../../src/domain/shipment/reportFields.ts';
import { termsFields } from '../../../src/domain/terms/termsFields.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import { vehiclePauseFields } from '../../../src/domain/vehicle/VehicleStatus.ts';
import { carrierTextsEnUS } from '../../../src/ui/rooms/carriers/carrierTextsEnUS.ts';
import { companyTextsEnUS } from '../../../src/ui/rooms/company/companyTextsEnUS.ts';
import { driverTextsEnUS } from '../../../src/ui/rooms/drivers/driverTextsEnUS.ts';
import { invitationTextsEnUS } from '../../../src/ui/rooms/invitations/invitationTextsEnUS.ts';
import { receivedOffersEnUS } from '../../../src/ui/rooms/requests/offers/receivedOffersEnUS.ts';
import { placeTextsEnUS } from '../../../src/ui/rooms/requests/places/placeTextsEnUS.ts';
import { requestLabelsEnUS } from '../../../src/ui/rooms/requests/requestLabelsEnUS.ts';
import { cancelTextsEnUS } from '../../../src/ui/rooms/shipments/cancel/cancelTextsEnUS.ts';
import { fuelTextsEnUS } from '../../../src/ui/rooms/shipments/emission/fuelTextsEnUS.ts';
import { proofTextsEnUS } from '../../../src/ui/rooms/shipments/proof/proofTextsEnUS.ts';
import { reservationTextsEnUS } from '../../../src/ui/rooms/shipments/reservationTextsEnUS.ts';
import { shipmentStepTextsEnUS } from '../../../src/ui/rooms/shipments/shipmentStepTextsEnUS.ts';
import { shipmentTruckTextsEnUS } from '../../../src/ui/rooms/shipments/shipmentTruckTextsEnUS.ts';
import { vehicleTextsEnUS } from '../../../src/ui/rooms/vehicles/vehicleTextsEnUS.ts';
import { offeringTextsEnUS } from '../../../src/ui/shared/offering/offeringTextsEnUS.ts';
import { documentsEnUS } from '../../../src/ui/shared/texts/admin/documentsEnUS.ts';
import { listEnUS } from '../../../src/ui/shared/texts/admin/listEnUS.ts';

export interface LabelledForm {
  readonly fields: Fields;
  readonly labels: FieldNames;
}

const { report } = shipmentStepTextsEnUS;
const { count, celsius } = reservationTextsEnUS;
const { counterDialog } = receivedOffersEnUS;

/** Every form that words its problems by its fields and their labels. */
export const labelledForms = {
  vehicle: { fields: vehicleFields, labels: vehicleTextsEnUS.field },
  'vehicle off the road': { fields: vehiclePauseFields, labels: vehicleTextsEnUS.pause.field },
  driver: { fields: driverFields, labels: driverTextsEnUS.field },
  'driver away': { fields: driverPauseFields, labels: driverTextsEnUS.pause.field },
  paper: { fields: paperFields, labels: documentsEnUS.field },
  company: { fields: companyFields, labels: companyTextsEnUS.field },
  colleague: { fields: memberFields, labels: companyTextsEnUS.member },
  terms: { fields: termsFields, labels: companyTextsEnUS.terms.field },
  invitation: { fields: invitationFields, labels: invitationTextsEnUS.field },
  place: { fields: placeFields, labels: placeTextsEnUS.field },
  request: { fields: requestFields, labels: requestLabelsEnUS },
  offer: { fields: offerFields, labels: offeringTextsEnUS.field },
  'counter-offer': { fields: {}, labels: { amount: counterDialog.amount, validUntil: counterDialog.own } },
  proof: { fields: proofFields, labels: proofTextsEnUS.form.field },
  report: {
    fields: { ...reportFields, ...reservationFields },
    labels: { reason: report.reason, text: report.text, count, celsius },
  },
  'another truck': {
    fields: { reason: reportFields.reason },
    labels: { reason: shipmentTruckTextsEnUS.assign.reason },
  },
  'canceled shipment': { fields: reasonNoteFields, labels: { note: cancelTextsEnUS.note.carrier } },
  fuel: { fields: fuelFields, labels: { amount: fuelTextsEnUS.amountName } },
  'note on a carrier': { fields: carrierNoteFields, labels: { note: carrierTextsEnUS.page.noteLabel } },
  'carrier list': { fields: carrierListFields, labels: { name: carrierTextsEnUS.lists.name } },
  'saved view': { fields: savedViewFields, labels: { name: listEnUS.views.name } },
} as const satisfies Readonly<Record<string, LabelledForm>>;
