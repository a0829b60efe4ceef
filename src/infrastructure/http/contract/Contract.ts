// Made from /openapi.json by `npm run contract`: change the services' schemas, never this file.

export interface Failure {
  readonly code: number;
  readonly message: string;
  readonly reason?:
    | 'stale'
    | 'not_allowed'
    | 'last_owner'
    | 'member_already'
    | 'so_already'
    | 'retired'
    | 'by_shipment'
    | 'in_use'
    | 'not_in_service'
    | 'has_left'
    | 'not_active'
    | 'no_phone'
    | 'app_already'
    | 'accepted'
    | 'revoked'
    | 'expired'
    | 'too_many_tries'
    | 'code_in_mail'
    | 'too_many_documents'
    | 'too_many_writes'
    | 'under_way'
    | 'key_reused'
    | 'password_needed'
    | 'infected'
    | 'undo_over'
    | 'taken_since'
    | 'not_open'
    | 'already_awarded'
    | 'was_open'
    | 'offer_live'
    | 'offer_over'
    | 'offer_outdated'
    | 'terms_changed'
    | 'too_many_revisions'
    | 'too_many_offers'
    | 'not_fixed'
    | 'just_awarded'
    | 'list_in_use'
    | 'list_needed'
    | 'too_many_lists'
    | 'too_many_links'
    | 'shipment_over'
    | 'wrong_status'
    | 'goods_loaded'
    | 'pod_missing'
    | 'on_the_road'
    | 'too_many_events'
    | 'name_taken'
    | 'too_many_alerts'
    | 'too_many_views'
    | 'too_many_watched'
    | 'statement_status'
    | 'lines_disputed'
    | 'statement_mismatch'
    | 'statement_paid'
    | 'waiting_open'
    | 'total_negative'
    | 'too_many_steps';
  readonly errors?: {
    readonly field: string;
    readonly message: string;
    readonly code:
      | 'required'
      | 'too_short'
      | 'too_long'
      | 'too_few'
      | 'too_many'
      | 'out_of_range'
      | 'not_a_number'
      | 'not_whole'
      | 'too_precise'
      | 'not_a_choice'
      | 'not_a_day'
      | 'unprintable'
      | 'email'
      | 'phone'
      | 'country'
      | 'plate'
      | 'vin'
      | 'vat_id'
      | 'has_link'
      | 'taken'
      | 'repeated'
      | 'in_future'
      | 'before_issue'
      | 'gross_below_payload'
      | 'payload_missing'
      | 'temperature_missing'
      | 'temperature_order'
      | 'contact_missing'
      | 'code_format'
      | 'wrong_code'
      | 'wrong_password'
      | 'password_unchanged'
      | 'password_email'
      | 'password_common'
      | 'unknown_field'
      | 'wrong_type'
      | 'not_an_instant'
      | 'time_zone'
      | 'currency'
      | 'in_past'
      | 'window_order'
      | 'stop_order'
      | 'must_be_pickup'
      | 'must_be_delivery'
      | 'delivered_first'
      | 'position_missing'
      | 'several_towns'
      | 'un_number'
      | 'tunnel_code'
      | 'below_cargo'
      | 'too_heavy'
      | 'after_first_window'
      | 'other_currency'
      | 'same_amount'
      | 'after_offer'
      | 'not_eligible'
      | 'nobody_asked'
      | 'wrong_stop'
      | 'no_such_event'
      | 'before_previous'
      | 'after_next'
      | 'reason_untrue'
      | 'more_than_ordered'
      | 'more_than_delivered';
    readonly limits?: { readonly least?: number; readonly most?: number; readonly decimals?: number };
    readonly because?: {
      readonly of?: 'vehicle' | 'trailer' | 'driver';
      readonly has?: number | string[] | { readonly min: number; readonly max: number };
      readonly needs?: number | string[] | { readonly min: number; readonly max: number };
      readonly until?: string;
    };
  }[];
}

export interface SignedIn {
  readonly token: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly region: string | null;
  };
}

export interface SignIn {
  readonly id: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly endsAt: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

export interface Company {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly audience: 'fleet' | 'office';
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: string;
  } | null;
  readonly vatId: string | null;
  readonly region: string | null;
}

export interface Member {
  readonly userId: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'dispatcher' | 'viewer';
  readonly status: 'invited' | 'active' | 'disabled';
  readonly joinedAt: string;
}

export interface StoredDocument {
  readonly id: string;
  readonly type:
    | 'registration'
    | 'insurance'
    | 'roadworthiness'
    | 'licence'
    | 'permit'
    | 'tachograph'
    | 'cpc'
    | 'medical'
    | 'adr'
    | 'photo'
    | 'other';
  readonly file: { readonly name: string; readonly mime: string; readonly size: number; readonly sha256: string };
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly createdAt: string;
}

export interface Vehicle {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly fleetNo: string;
  readonly plate: string;
  readonly plateCountry: string;
  readonly vin: string | null;
  readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
  readonly bodyType:
    | 'curtainsider'
    | 'box'
    | 'reefer'
    | 'flatbed'
    | 'step_deck'
    | 'low_loader'
    | 'tanker'
    | 'tipper'
    | 'container_chassis'
    | 'swap_body'
    | 'car_transporter'
    | 'livestock'
    | 'bulk_silo'
    | 'logging'
    | 'other';
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3: number | null;
  readonly loadingLengthM: number | null;
  readonly palletPositions: number | null;
  readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  readonly fuel: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'cng' | 'lng' | 'hydrogen' | 'none';
  readonly euroClass: 'euro_3' | 'euro_4' | 'euro_5' | 'euro_6' | 'zero' | null;
  readonly odometerKm: number;
  readonly adr: boolean;
  readonly temperatureC: { readonly min: number; readonly max: number } | null;
  readonly status: 'available' | 'assigned' | 'in_use' | 'maintenance' | 'out_of_service' | 'retired';
  readonly pause: {
    readonly reason: 'repair' | 'service' | 'inspection' | 'accident' | 'papers' | 'no_work' | 'other' | null;
    readonly note: string | null;
    readonly backOn: string | null;
  };
  readonly compliance: 'expired' | 'missing' | 'expiring' | 'valid';
  readonly photo: StoredDocument | null;
}

export interface VehicleRecord {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly fleetNo: string;
  readonly plate: string;
  readonly plateCountry: string;
  readonly vin: string | null;
  readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
  readonly bodyType:
    | 'curtainsider'
    | 'box'
    | 'reefer'
    | 'flatbed'
    | 'step_deck'
    | 'low_loader'
    | 'tanker'
    | 'tipper'
    | 'container_chassis'
    | 'swap_body'
    | 'car_transporter'
    | 'livestock'
    | 'bulk_silo'
    | 'logging'
    | 'other';
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3: number | null;
  readonly loadingLengthM: number | null;
  readonly palletPositions: number | null;
  readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  readonly fuel: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'cng' | 'lng' | 'hydrogen' | 'none';
  readonly euroClass: 'euro_3' | 'euro_4' | 'euro_5' | 'euro_6' | 'zero' | null;
  readonly odometerKm: number;
  readonly adr: boolean;
  readonly temperatureC: { readonly min: number; readonly max: number } | null;
  readonly status: 'available' | 'assigned' | 'in_use' | 'maintenance' | 'out_of_service' | 'retired';
  readonly pause: {
    readonly reason: 'repair' | 'service' | 'inspection' | 'accident' | 'papers' | 'no_work' | 'other' | null;
    readonly note: string | null;
    readonly backOn: string | null;
  };
  readonly compliance: 'expired' | 'missing' | 'expiring' | 'valid';
  readonly photo: StoredDocument | null;
  readonly documents: StoredDocument[];
  readonly assignment: {
    readonly driver: { readonly id: string; readonly name: string } | null;
    readonly trailer: { readonly id: string; readonly fleetNo: string; readonly plate: string } | null;
    readonly behind: { readonly id: string; readonly fleetNo: string; readonly plate: string } | null;
  };
}

export interface Invitation {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string | null;
  readonly status: 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired';
  readonly sendCount: number;
  readonly lastSentAt: string;
  readonly openedAt: string | null;
  readonly acceptedAt: string | null;
  readonly expiresAt: string;
  readonly driverId: string | null;
  readonly link: string;
  readonly shortLink: string;
}

export interface Driver {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language:
    | 'en'
    | 'de'
    | 'fr'
    | 'es'
    | 'pt'
    | 'it'
    | 'nl'
    | 'pl'
    | 'cs'
    | 'sk'
    | 'hu'
    | 'ro'
    | 'bg'
    | 'lt'
    | 'lv'
    | 'et'
    | 'uk'
    | 'tr'
    | 'ru';
  readonly employment: 'employee' | 'contractor' | 'owner_operator';
  readonly cards: {
    readonly type: 'tachograph' | 'cpc' | 'medical' | 'adr';
    readonly number: string | null;
    readonly expiresOn: string;
  }[];
  readonly currentVehicleId: string | null;
  readonly licence: {
    readonly number: string;
    readonly country: string;
    readonly categories: ('B' | 'BE' | 'C1' | 'C1E' | 'C' | 'CE' | 'D1' | 'D1E' | 'D' | 'DE')[];
    readonly issuedOn: string;
    readonly expiresOn: string;
  } | null;
  readonly status: 'invited' | 'active' | 'on_leave' | 'suspended' | 'left';
  readonly pause: {
    readonly reason: 'holiday' | 'absence' | 'training' | 'papers' | 'conduct' | 'other' | null;
    readonly note: string | null;
    readonly backOn: string | null;
  };
  readonly compliance: 'expired' | 'missing' | 'expiring' | 'valid';
  readonly photo: StoredDocument | null;
  readonly currentVehicle: { readonly id: string; readonly fleetNo: string; readonly plate: string } | null;
  readonly invitationStatus: 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired' | null;
}

export interface DriverRecord {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language:
    | 'en'
    | 'de'
    | 'fr'
    | 'es'
    | 'pt'
    | 'it'
    | 'nl'
    | 'pl'
    | 'cs'
    | 'sk'
    | 'hu'
    | 'ro'
    | 'bg'
    | 'lt'
    | 'lv'
    | 'et'
    | 'uk'
    | 'tr'
    | 'ru';
  readonly employment: 'employee' | 'contractor' | 'owner_operator';
  readonly cards: {
    readonly type: 'tachograph' | 'cpc' | 'medical' | 'adr';
    readonly number: string | null;
    readonly expiresOn: string;
  }[];
  readonly currentVehicleId: string | null;
  readonly licence: {
    readonly number: string;
    readonly country: string;
    readonly categories: ('B' | 'BE' | 'C1' | 'C1E' | 'C' | 'CE' | 'D1' | 'D1E' | 'D' | 'DE')[];
    readonly issuedOn: string;
    readonly expiresOn: string;
  } | null;
  readonly status: 'invited' | 'active' | 'on_leave' | 'suspended' | 'left';
  readonly pause: {
    readonly reason: 'holiday' | 'absence' | 'training' | 'papers' | 'conduct' | 'other' | null;
    readonly note: string | null;
    readonly backOn: string | null;
  };
  readonly compliance: 'expired' | 'missing' | 'expiring' | 'valid';
  readonly photo: StoredDocument | null;
  readonly currentVehicle: { readonly id: string; readonly fleetNo: string; readonly plate: string } | null;
  readonly invitationStatus: 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired' | null;
  readonly documents: StoredDocument[];
  readonly invitation: Invitation | null;
}

export interface ListView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly shared: boolean;
  readonly own: boolean;
  readonly q: string;
  readonly filters: { readonly name: string; readonly value: string }[];
  readonly sort: string;
  readonly columns: string[] | null;
  readonly alert: boolean;
}

export interface ListSettings {
  readonly columns: string[] | null;
  readonly density: 'compact' | 'comfortable';
  readonly views: ListView[];
}

export interface ListLayout {
  readonly columns: string[] | null;
  readonly density: 'compact' | 'comfortable';
}

export interface ShipmentRequest {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly stops: {
    readonly id: string | null;
    readonly type: 'pickup' | 'delivery' | null;
    readonly place: {
      readonly name: string | null;
      readonly address: string | null;
      readonly postcode: string | null;
      readonly city: string | null;
      readonly country: string | null;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly accuracy: 'address' | 'town' | 'manual' | null;
      readonly contact: { readonly name: string; readonly phone: string } | null;
    } | null;
    readonly window: {
      readonly from: string | null;
      readonly to: string | null;
      readonly timeZone: string | null;
    } | null;
    readonly serviceMin: number | null;
    readonly note: string | null;
  }[];
  readonly cargo: {
    readonly description: string | null;
    readonly packageCode: string | null;
    readonly count: number | null;
    readonly grossKg: number | null;
    readonly volumeM3: number | null;
    readonly loadingMetres: number | null;
    readonly stackable: boolean | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly hsCode: string | null;
    readonly dangerous: {
      readonly un: string | null;
      readonly name: string | null;
      readonly class: string | null;
      readonly packingGroup: 'I' | 'II' | 'III' | null;
      readonly tunnelCode: string | null;
      readonly transportCategory: number | null;
      readonly quantity: number | null;
      readonly limitedQuantity: boolean | null;
    } | null;
    readonly pickup: number | null;
    readonly delivery: number | null;
    readonly marks: string | null;
  }[];
  readonly required: {
    readonly bodyTypes: string[];
    readonly minPayloadKg: number | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly adr: boolean | null;
    readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  };
  readonly pricing: {
    readonly model: 'bid' | 'fixed' | null;
    readonly currency: string | null;
    readonly target: { readonly amountMinor: number; readonly currency: string } | null;
    readonly hideTarget: boolean;
  };
  readonly audience: { readonly market: boolean; readonly carriers: string[]; readonly lists: string[] };
  readonly decisionBy: string | null;
  readonly notes: string | null;
  readonly reference: string;
  readonly status: 'draft' | 'open' | 'awarded' | 'withdrawn' | 'expired' | 'cancelled';
  readonly endsAt: string | null;
  readonly lane: string;
  readonly km: number | null;
  readonly kmMethod: 'estimate' | 'router' | 'trips' | null;
  readonly publishedAt: string | null;
  readonly recovering: boolean;
  readonly cancelReason: string | null;
  readonly awardedOffer: string | null;
  readonly awardedPrice: { readonly amountMinor: number; readonly currency: string } | null;
  readonly shipmentId: string | null;
  readonly offers: {
    readonly live: number;
    readonly best: { readonly amountMinor: number; readonly currency: string } | null;
    readonly highest: { readonly amountMinor: number; readonly currency: string } | null;
  };
  readonly asked: { readonly fleets: number; readonly answered: number };
  readonly declines?: {
    readonly reason:
      'no_capacity' | 'price' | 'lane' | 'too_late' | 'equipment' | 'no_time_slot' | 'no_driver' | 'terms' | 'other';
    readonly note: string | null;
    readonly at: string;
    readonly company?: { readonly id: string; readonly name: string };
  }[];
}

export interface ShipmentRequestImport {
  readonly ignored: string[];
  readonly rows: {
    readonly line: number;
    readonly reference: string | null;
    readonly outcome: 'ready' | 'added' | 'exists' | 'refused';
    readonly id: string | null;
    readonly differs:
      | (
          | 'reference'
          | 'pickup_name'
          | 'pickup_address'
          | 'pickup_postcode'
          | 'pickup_city'
          | 'pickup_country'
          | 'pickup_lat'
          | 'pickup_lng'
          | 'pickup_from'
          | 'pickup_to'
          | 'delivery_name'
          | 'delivery_address'
          | 'delivery_postcode'
          | 'delivery_city'
          | 'delivery_country'
          | 'delivery_lat'
          | 'delivery_lng'
          | 'delivery_from'
          | 'delivery_to'
          | 'goods'
          | 'package'
          | 'count'
          | 'weight_kg'
          | 'volume_m3'
          | 'loading_metres'
          | 'temperature_min'
          | 'temperature_max'
          | 'un_number'
          | 'adr_name'
          | 'adr_class'
          | 'packing_group'
          | 'tunnel_code'
          | 'transport_category'
          | 'adr_quantity'
          | 'limited_quantity'
          | 'body_types'
          | 'equipment'
          | 'pricing'
          | 'currency'
          | 'price'
          | 'hide_price'
          | 'decide_by'
          | 'notes'
        )[]
      | null;
    readonly looksLike: { readonly id: string | null; readonly reference: string } | null;
    readonly towns: {
      readonly column: 'pickup_city' | 'delivery_city';
      readonly name: string;
      readonly region: string | null;
      readonly country: string;
      readonly lat: number;
      readonly lng: number;
      readonly others: {
        readonly name: string;
        readonly region: string | null;
        readonly country: string;
        readonly lat: number;
        readonly lng: number;
      }[];
    }[];
    readonly goods: {
      readonly description: string | null;
      readonly packageCode: string | null;
      readonly count: number | null;
      readonly grossKg: number | null;
    } | null;
    readonly errors: {
      readonly field: string;
      readonly message: string;
      readonly code:
        | 'required'
        | 'too_short'
        | 'too_long'
        | 'too_few'
        | 'too_many'
        | 'out_of_range'
        | 'not_a_number'
        | 'not_whole'
        | 'too_precise'
        | 'not_a_choice'
        | 'not_a_day'
        | 'unprintable'
        | 'email'
        | 'phone'
        | 'country'
        | 'plate'
        | 'vin'
        | 'vat_id'
        | 'has_link'
        | 'taken'
        | 'repeated'
        | 'in_future'
        | 'before_issue'
        | 'gross_below_payload'
        | 'payload_missing'
        | 'temperature_missing'
        | 'temperature_order'
        | 'contact_missing'
        | 'code_format'
        | 'wrong_code'
        | 'wrong_password'
        | 'password_unchanged'
        | 'password_email'
        | 'password_common'
        | 'unknown_field'
        | 'wrong_type'
        | 'not_an_instant'
        | 'time_zone'
        | 'currency'
        | 'in_past'
        | 'window_order'
        | 'stop_order'
        | 'must_be_pickup'
        | 'must_be_delivery'
        | 'delivered_first'
        | 'position_missing'
        | 'several_towns'
        | 'un_number'
        | 'tunnel_code'
        | 'below_cargo'
        | 'too_heavy'
        | 'after_first_window'
        | 'other_currency'
        | 'same_amount'
        | 'after_offer'
        | 'not_eligible'
        | 'nobody_asked'
        | 'wrong_stop'
        | 'no_such_event'
        | 'before_previous'
        | 'after_next'
        | 'reason_untrue'
        | 'more_than_ordered'
        | 'more_than_delivered';
      readonly limits?: { readonly least?: number; readonly most?: number; readonly decimals?: number };
    }[];
    readonly beforePublishing: {
      readonly field: string;
      readonly message: string;
      readonly code:
        | 'required'
        | 'too_short'
        | 'too_long'
        | 'too_few'
        | 'too_many'
        | 'out_of_range'
        | 'not_a_number'
        | 'not_whole'
        | 'too_precise'
        | 'not_a_choice'
        | 'not_a_day'
        | 'unprintable'
        | 'email'
        | 'phone'
        | 'country'
        | 'plate'
        | 'vin'
        | 'vat_id'
        | 'has_link'
        | 'taken'
        | 'repeated'
        | 'in_future'
        | 'before_issue'
        | 'gross_below_payload'
        | 'payload_missing'
        | 'temperature_missing'
        | 'temperature_order'
        | 'contact_missing'
        | 'code_format'
        | 'wrong_code'
        | 'wrong_password'
        | 'password_unchanged'
        | 'password_email'
        | 'password_common'
        | 'unknown_field'
        | 'wrong_type'
        | 'not_an_instant'
        | 'time_zone'
        | 'currency'
        | 'in_past'
        | 'window_order'
        | 'stop_order'
        | 'must_be_pickup'
        | 'must_be_delivery'
        | 'delivered_first'
        | 'position_missing'
        | 'several_towns'
        | 'un_number'
        | 'tunnel_code'
        | 'below_cargo'
        | 'too_heavy'
        | 'after_first_window'
        | 'other_currency'
        | 'same_amount'
        | 'after_offer'
        | 'not_eligible'
        | 'nobody_asked'
        | 'wrong_stop'
        | 'no_such_event'
        | 'before_previous'
        | 'after_next'
        | 'reason_untrue'
        | 'more_than_ordered'
        | 'more_than_delivered';
      readonly limits?: { readonly least?: number; readonly most?: number; readonly decimals?: number };
    }[];
  }[];
}

export interface ShipmentRequestTemplate {
  readonly stops: {
    readonly id: string | null;
    readonly type: 'pickup' | 'delivery' | null;
    readonly place: {
      readonly name: string | null;
      readonly address: string | null;
      readonly postcode: string | null;
      readonly city: string | null;
      readonly country: string | null;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly accuracy: 'address' | 'town' | 'manual' | null;
      readonly contact: { readonly name: string; readonly phone: string } | null;
    } | null;
    readonly window: {
      readonly from: string | null;
      readonly to: string | null;
      readonly timeZone: string | null;
    } | null;
    readonly serviceMin: number | null;
    readonly note: string | null;
  }[];
  readonly cargo: {
    readonly description: string | null;
    readonly packageCode: string | null;
    readonly count: number | null;
    readonly grossKg: number | null;
    readonly volumeM3: number | null;
    readonly loadingMetres: number | null;
    readonly stackable: boolean | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly hsCode: string | null;
    readonly dangerous: {
      readonly un: string | null;
      readonly name: string | null;
      readonly class: string | null;
      readonly packingGroup: 'I' | 'II' | 'III' | null;
      readonly tunnelCode: string | null;
      readonly transportCategory: number | null;
      readonly quantity: number | null;
      readonly limitedQuantity: boolean | null;
    } | null;
    readonly pickup: number | null;
    readonly delivery: number | null;
    readonly marks: string | null;
  }[];
  readonly required: {
    readonly bodyTypes: string[];
    readonly minPayloadKg: number | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly adr: boolean | null;
    readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  };
  readonly pricing: {
    readonly model: 'bid' | 'fixed' | null;
    readonly currency: string | null;
    readonly target: { readonly amountMinor: number; readonly currency: string } | null;
    readonly hideTarget: boolean;
  };
  readonly audience: { readonly market: boolean; readonly carriers: string[]; readonly lists: string[] };
  readonly notes: string | null;
  readonly id: string;
  readonly createdAt: string;
  readonly name: string;
}

export interface Verdict {
  readonly fits: boolean;
  readonly reasons: {
    readonly code:
      | 'payload'
      | 'volume'
      | 'pallets'
      | 'body_type'
      | 'temperature'
      | 'adr_vehicle'
      | 'adr_driver'
      | 'equipment'
      | 'trailer_missing'
      | 'trailer_unfit'
      | 'paper_missing'
      | 'paper_expires'
      | 'licence_category'
      | 'licence_expires'
      | 'status_vehicle'
      | 'status_driver'
      | 'overlap'
      | 'too_far'
      | 'driving_time'
      | 'weight_limit'
      | 'cabotage';
    readonly severity: 'block' | 'warn';
    readonly of?: 'vehicle' | 'trailer' | 'driver';
    readonly has?: number | string[] | { readonly min: number; readonly max: number };
    readonly needs?: number | string[] | { readonly min: number; readonly max: number };
    readonly until?: string;
  }[];
}

export interface AgreedTerms {
  readonly freeMin: { readonly pickup: number; readonly delivery: number };
  readonly ratePerHourMinor: number;
  readonly incrementMin: number;
  readonly capMin: number;
  readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
  readonly graceLateMin: number;
  readonly cancellationFeeMinor: number;
  readonly paymentDays: number;
}

export interface Offer {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  readonly status: 'submitted' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
  readonly outdated: boolean;
  readonly changes: string[];
  readonly pickupAt: string | null;
  readonly validUntil: string;
  readonly counter: {
    readonly amount: { readonly amountMinor: number; readonly currency: string };
    readonly validUntil: string;
  } | null;
  readonly message: string | null;
  readonly standBy: boolean;
  readonly trail: {
    readonly amount: { readonly amountMinor: number; readonly currency: string };
    readonly by: 'fleet' | 'shipper';
    readonly at: string;
  }[];
  readonly verdict: Verdict | null;
  readonly closedReason:
    | 'not_selected'
    | 'price'
    | 'too_slow'
    | 'equipment'
    | 'papers'
    | 'request_withdrawn'
    | 'request_cancelled'
    | 'request_expired'
    | 'other'
    | null;
  readonly loadId: string;
  readonly load: {
    readonly stops: {
      readonly type: 'pickup' | 'delivery' | null;
      readonly city: string | null;
      readonly postcodeArea: string | null;
      readonly country: string | null;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
      readonly serviceMin: number | null;
    }[];
    readonly km: number;
    readonly decisionBy: string | null;
    readonly currency: string | null;
    readonly target: { readonly amountMinor: number; readonly currency: string } | null;
  } | null;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  readonly terms: AgreedTerms | null;
  readonly changedLoad: {
    readonly before: {
      readonly stops: {
        readonly type: 'pickup' | 'delivery' | null;
        readonly city: string | null;
        readonly postcodeArea: string | null;
        readonly country: string | null;
        readonly lat: number | null;
        readonly lng: number | null;
        readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
        readonly serviceMin: number | null;
      }[];
      readonly cargo: {
        readonly description: string | null;
        readonly packageCode: string | null;
        readonly count: number | null;
        readonly grossKg: number | null;
        readonly volumeM3: number | null;
        readonly loadingMetres: number | null;
        readonly stackable: boolean | null;
        readonly temperatureC: { readonly min: number; readonly max: number } | null;
        readonly hsCode: string | null;
        readonly dangerous: {
          readonly un: string | null;
          readonly name: string | null;
          readonly class: string | null;
          readonly packingGroup: 'I' | 'II' | 'III' | null;
          readonly tunnelCode: string | null;
          readonly transportCategory: number | null;
          readonly quantity: number | null;
          readonly limitedQuantity: boolean | null;
        } | null;
        readonly pickup: number | null;
        readonly delivery: number | null;
      }[];
      readonly required: {
        readonly bodyTypes: string[];
        readonly minPayloadKg: number | null;
        readonly temperatureC: { readonly min: number; readonly max: number } | null;
        readonly adr: boolean | null;
        readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
      };
      readonly pricing: {
        readonly model: 'bid' | 'fixed' | null;
        readonly currency: string | null;
        readonly target: { readonly amountMinor: number; readonly currency: string } | null;
      };
      readonly decisionBy: string | null;
    };
    readonly now: {
      readonly stops: {
        readonly type: 'pickup' | 'delivery' | null;
        readonly city: string | null;
        readonly postcodeArea: string | null;
        readonly country: string | null;
        readonly lat: number | null;
        readonly lng: number | null;
        readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
        readonly serviceMin: number | null;
      }[];
      readonly cargo: {
        readonly description: string | null;
        readonly packageCode: string | null;
        readonly count: number | null;
        readonly grossKg: number | null;
        readonly volumeM3: number | null;
        readonly loadingMetres: number | null;
        readonly stackable: boolean | null;
        readonly temperatureC: { readonly min: number; readonly max: number } | null;
        readonly hsCode: string | null;
        readonly dangerous: {
          readonly un: string | null;
          readonly name: string | null;
          readonly class: string | null;
          readonly packingGroup: 'I' | 'II' | 'III' | null;
          readonly tunnelCode: string | null;
          readonly transportCategory: number | null;
          readonly quantity: number | null;
          readonly limitedQuantity: boolean | null;
        } | null;
        readonly pickup: number | null;
        readonly delivery: number | null;
      }[];
      readonly required: {
        readonly bodyTypes: string[];
        readonly minPayloadKg: number | null;
        readonly temperatureC: { readonly min: number; readonly max: number } | null;
        readonly adr: boolean | null;
        readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
      };
      readonly pricing: {
        readonly model: 'bid' | 'fixed' | null;
        readonly currency: string | null;
        readonly target: { readonly amountMinor: number; readonly currency: string } | null;
      };
      readonly decisionBy: string | null;
    };
    readonly changes: {
      readonly what:
        | 'route'
        | 'place'
        | 'window'
        | 'service'
        | 'cargo'
        | 'goods'
        | 'dangerous'
        | 'details'
        | 'bodies'
        | 'payload'
        | 'temperature'
        | 'adr'
        | 'equipment'
        | 'price'
        | 'deadline';
      readonly stop: number | null;
      readonly fields: string[];
    }[];
  } | null;
  readonly shipmentId: string | null;
}

export interface AwardedShipment {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  readonly status: 'booked' | 'assigned';
  readonly requestId: string;
  readonly offerId: string;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly carrier: { readonly id: string; readonly name: string };
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly km: number;
  readonly terms: AgreedTerms;
  readonly stops: {
    readonly id: string | null;
    readonly type: 'pickup' | 'delivery' | null;
    readonly place: {
      readonly name: string | null;
      readonly address: string | null;
      readonly postcode: string | null;
      readonly city: string | null;
      readonly country: string | null;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly accuracy: 'address' | 'town' | 'manual' | null;
      readonly contact: { readonly name: string; readonly phone: string } | null;
    } | null;
    readonly window: {
      readonly from: string | null;
      readonly to: string | null;
      readonly timeZone: string | null;
    } | null;
    readonly serviceMin: number | null;
    readonly note: string | null;
  }[];
  readonly cargo: {
    readonly description: string | null;
    readonly packageCode: string | null;
    readonly count: number | null;
    readonly grossKg: number | null;
    readonly volumeM3: number | null;
    readonly loadingMetres: number | null;
    readonly stackable: boolean | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly hsCode: string | null;
    readonly dangerous: {
      readonly un: string | null;
      readonly name: string | null;
      readonly class: string | null;
      readonly packingGroup: 'I' | 'II' | 'III' | null;
      readonly tunnelCode: string | null;
      readonly transportCategory: number | null;
      readonly quantity: number | null;
      readonly limitedQuantity: boolean | null;
    } | null;
    readonly pickup: number | null;
    readonly delivery: number | null;
    readonly marks: string | null;
  }[];
  readonly required: {
    readonly bodyTypes: string[];
    readonly minPayloadKg: number | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly adr: boolean | null;
    readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  };
  readonly notes: string | null;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
}

export interface Scorecard {
  readonly days: number;
  readonly completed: number;
  readonly lastUsedAt: string | null;
  readonly onTimePickup: { readonly n: number; readonly share: number | null };
  readonly onTime: { readonly n: number; readonly share: number | null };
  readonly notified: { readonly n: number; readonly share: number | null };
  readonly hitRate: { readonly n: number; readonly share: number | null };
  readonly accepted: { readonly n: number; readonly share: number | null };
  readonly fallOff: { readonly n: number; readonly share: number | null };
  readonly tracked: { readonly n: number; readonly share: number | null };
  readonly proof: { readonly n: number; readonly share: number | null };
  readonly answer: { readonly n: number; readonly medianMin: number | null };
}

export interface Footprint {
  readonly level: 'default' | 'modelled' | 'measured';
  readonly wtwGrams: number;
  readonly ttwGrams: number;
  readonly massKg: number;
  readonly tkm: number;
  readonly distance: { readonly type: 'sfd'; readonly method: 'planned_route' };
  readonly consignments: {
    readonly pickup: number;
    readonly delivery: number;
    readonly massKg: number;
    readonly km: number;
    readonly tkm: number;
    readonly wtwGrams: number;
    readonly ttwGrams: number;
  }[];
  readonly class:
    | 'van_diesel'
    | 'van_petrol'
    | 'van_bev'
    | 'rigid_7_5'
    | 'rigid_17'
    | 'rigid_over_17'
    | 'artic_33'
    | 'artic_over_33'
    | 'any_hgv';
  readonly refrigerated: boolean;
  readonly emptyKm: number | null;
  readonly factors: {
    readonly set: string;
    readonly version: string;
    readonly publishedOn: string;
    readonly region: string;
    readonly gwp: 'AR5' | 'AR6';
    readonly licence: string;
    readonly source: string;
    readonly key: string;
    readonly vehicle: string | null;
    readonly fuel: string;
    readonly refrigerated: boolean;
    readonly load: 'empty' | 'average' | 'full' | null;
    readonly unit: 'kg/tkm' | 'kg/km' | 'kg/l' | 'kg/kg' | 'kg/kWh';
    readonly distanceBasis: 'sfd' | 'actual' | null;
    readonly ttw: number | null;
    readonly wtt: number | null;
    readonly wtw: number;
  }[];
}

export interface ReceivedOffer {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  readonly status: 'submitted' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
  readonly outdated: boolean;
  readonly changes: string[];
  readonly pickupAt: string | null;
  readonly validUntil: string;
  readonly counter: {
    readonly amount: { readonly amountMinor: number; readonly currency: string };
    readonly validUntil: string;
  } | null;
  readonly message: string | null;
  readonly standBy: boolean;
  readonly trail: {
    readonly amount: { readonly amountMinor: number; readonly currency: string };
    readonly by: 'fleet' | 'shipper';
    readonly at: string;
  }[];
  readonly verdict: Verdict | null;
  readonly closedReason:
    | 'not_selected'
    | 'price'
    | 'too_slow'
    | 'equipment'
    | 'papers'
    | 'request_withdrawn'
    | 'request_cancelled'
    | 'request_expired'
    | 'other'
    | null;
  readonly company: { readonly id: string; readonly name: string; readonly isNew: boolean };
  readonly emptyKm: number | null;
  readonly scorecard: Scorecard | null;
  readonly co2e: Footprint | null;
  readonly terms: AgreedTerms;
}

export interface ShipmentCo2e {
  readonly footprint: Footprint | null;
  readonly reason: 'mass_missing' | 'no_distance' | 'no_factor' | 'too_heavy' | 'cancelled' | null;
  readonly at: string | null;
  readonly earlier: {
    readonly at: string;
    readonly level: 'default' | 'modelled' | 'measured';
    readonly wtwGrams: number;
    readonly set: string;
    readonly version: string;
  }[];
}

export interface Ileap {
  readonly ileapVersion: '1.0';
  readonly shipmentFootprints: {
    readonly mass: string;
    readonly shipmentId: string;
    readonly tces: {
      readonly tceId: string;
      readonly tocId: string;
      readonly shipmentId: string;
      readonly mass: string;
      readonly distance: { readonly sfd: string };
      readonly transportActivity: string;
      readonly co2eWTW: string;
      readonly co2eTTW: string;
    }[];
  }[];
  readonly tocs: {
    readonly tocId: string;
    readonly description: string;
    readonly mode: 'Road';
    readonly emptyDistanceFactor?: string;
    readonly temperatureControl: 'ambient' | 'refrigerated';
    readonly energyCarriers: {
      readonly energyCarrier: 'Diesel' | 'HVO' | 'Petrol' | 'CNG' | 'LNG' | 'LPG' | 'Hydrogen' | 'Electric';
      readonly relativeShare: string;
      readonly emissionFactorWTW: string;
      readonly emissionFactorTTW: string;
      readonly energyConsumptionUnit: string;
    }[];
    readonly co2eIntensityWTW: string;
    readonly co2eIntensityTTW: string;
    readonly transportActivityUnit: 'tkm';
  }[];
  readonly leftOut: { readonly shipmentId: string; readonly reason: string }[];
}

export interface TripFuel {
  readonly isOver: boolean;
  readonly plate: string | null;
  readonly fuels: {
    readonly key: string;
    readonly name: string;
    readonly unit: 'kg/tkm' | 'kg/km' | 'kg/l' | 'kg/kg' | 'kg/kWh';
    readonly wtw: number;
    readonly set: string;
    readonly version: string;
  }[];
  readonly entry: {
    readonly fuel: string;
    readonly amount: number;
    readonly at: string;
    readonly shipmentIds: string[];
  } | null;
  readonly shipments: {
    readonly id: string;
    readonly reference: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly pickupAt: string;
    readonly massKg: number;
    readonly tkm: number;
    readonly isMeasured: boolean;
  }[];
  readonly mostShipments: number;
}

export interface BoardTrip {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly status:
    | 'booked'
    | 'assigned'
    | 'dispatched'
    | 'at_pickup'
    | 'in_transit'
    | 'at_delivery'
    | 'delivered'
    | 'completed'
    | 'cancelled';
  readonly flags: (
    | 'late'
    | 'exception'
    | 'hold'
    | 'unassigned'
    | 'waiting_running'
    | 'waiting_to_answer'
    | 'pod_missing'
    | 'pod_rejected'
    | 'pod_to_verify'
  )[];
  readonly lateFrom: string | null;
  readonly pickupAt: string;
  readonly endsAt: string;
  readonly assignBy: string;
  readonly nextStop: number | null;
  readonly deliveredAt: string | null;
  readonly shipper: string;
  readonly stops: {
    readonly type: 'pickup' | 'delivery' | null;
    readonly city: string | null;
    readonly country: string | null;
    readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
  }[];
  readonly grossKg: number;
  readonly startedAt: string | null;
  readonly expectedAt: string | null;
  readonly trailer: { readonly id: string; readonly plate: string } | null;
  readonly driver: { readonly id: string; readonly name: string } | null;
}

export interface Board {
  readonly trucks: {
    readonly id: string;
    readonly fleetNo: string;
    readonly plate: string;
    readonly kind: string;
    readonly bodyType: string;
    readonly status: string;
    readonly trailer: { readonly id: string; readonly plate: string } | null;
    readonly driver: { readonly id: string; readonly name: string } | null;
    readonly blocks: {
      readonly code:
        | 'payload'
        | 'volume'
        | 'pallets'
        | 'body_type'
        | 'temperature'
        | 'adr_vehicle'
        | 'adr_driver'
        | 'equipment'
        | 'trailer_missing'
        | 'trailer_unfit'
        | 'paper_missing'
        | 'paper_expires'
        | 'licence_category'
        | 'licence_expires'
        | 'status_vehicle'
        | 'status_driver'
        | 'overlap'
        | 'too_far'
        | 'driving_time'
        | 'weight_limit'
        | 'cabotage';
      readonly severity: 'block' | 'warn';
      readonly of?: 'vehicle' | 'trailer' | 'driver';
      readonly has?: number | string[] | { readonly min: number; readonly max: number };
      readonly needs?: number | string[] | { readonly min: number; readonly max: number };
      readonly until?: string;
    }[];
    readonly trips: BoardTrip[];
  }[];
  readonly truckCount: number;
  readonly unassigned: BoardTrip[];
  readonly unassignedCount: number;
}

export interface Candidate {
  readonly vehicle: {
    readonly id: string;
    readonly fleetNo: string;
    readonly plate: string;
    readonly kind: string;
    readonly bodyType: string;
    readonly payloadKg: number;
  };
  readonly trailer: {
    readonly id: string;
    readonly fleetNo: string;
    readonly plate: string;
    readonly kind: string;
    readonly bodyType: string;
    readonly payloadKg: number;
  } | null;
  readonly driver: { readonly id: string; readonly name: string } | null;
  readonly offered: boolean;
  readonly verdict: Verdict;
  readonly free: { readonly city: string | null; readonly country: string; readonly at: string } | null;
  readonly emptyKm: number | null;
  readonly slackMin: number | null;
}

export interface StopWaiting {
  readonly stop: number;
  readonly state: 'none' | 'running' | 'unproven' | 'proposed' | 'accepted' | 'disputed';
  readonly isLate: boolean;
  readonly dwellMin: number;
  readonly freeMin: number;
  readonly billableMin: number;
  readonly chargedMin: number;
  readonly charge: { readonly amountMinor: number; readonly currency: string };
  readonly answer: { readonly at: string; readonly reason: string | null; readonly note: string | null } | null;
}

export interface ShipmentDocument {
  readonly id: string;
  readonly type:
    | 'pod'
    | 'cmr'
    | 'delivery_note'
    | 'packing_list'
    | 'weight_note'
    | 'customs'
    | 'temperature_log'
    | 'damage'
    | 'other';
  readonly side: 'shipper' | 'carrier';
  readonly stop: number | null;
  readonly createdAt: string;
  readonly at: string | null;
  readonly recipient: string | null;
  readonly packages: { readonly delivered: number; readonly short: number; readonly damaged: number } | null;
  readonly note: string | null;
  readonly signature: string | null;
  readonly standing: 'to_verify' | 'verified' | 'rejected' | null;
  readonly rejected: { readonly at: string; readonly reason: string; readonly note: string | null } | null;
  readonly files: {
    readonly id: string;
    readonly name: string;
    readonly mime: string;
    readonly size: number;
    readonly sha256: string;
  }[];
}

export interface ShipmentEvent {
  readonly id: string;
  readonly type: string;
  readonly stop: number | null;
  readonly at: string;
  readonly recordedAt: string;
  readonly side: 'shipper' | 'carrier' | 'service';
  readonly source: 'desk' | 'app' | 'edi';
  readonly position: { readonly lat: number; readonly lng: number; readonly accuracyM: number | null } | null;
  readonly data: {
    readonly vehicleId?: string;
    readonly trailerId?: string | null;
    readonly driverId?: string;
    readonly plate?: string;
    readonly trailerPlate?: string | null;
    readonly driverName?: string;
    readonly verdict?: Verdict;
    readonly tooLate?: {
      readonly code:
        | 'payload'
        | 'volume'
        | 'pallets'
        | 'body_type'
        | 'temperature'
        | 'adr_vehicle'
        | 'adr_driver'
        | 'equipment'
        | 'trailer_missing'
        | 'trailer_unfit'
        | 'paper_missing'
        | 'paper_expires'
        | 'licence_category'
        | 'licence_expires'
        | 'status_vehicle'
        | 'status_driver'
        | 'overlap'
        | 'too_far'
        | 'driving_time'
        | 'weight_limit'
        | 'cabotage';
      readonly severity: 'block' | 'warn';
      readonly of?: 'vehicle' | 'trailer' | 'driver';
      readonly has?: number | string[] | { readonly min: number; readonly max: number };
      readonly needs?: number | string[] | { readonly min: number; readonly max: number };
      readonly until?: string;
    };
    readonly earlierPlate?: string;
    readonly reason?: string;
    readonly minutes?: number;
    readonly amountMinor?: number;
    readonly kind?: string;
    readonly proof?: string;
    readonly text?: string;
    readonly reservations?: {
      readonly code:
        | 'packages_missing'
        | 'packages_wet'
        | 'packaging_torn'
        | 'packaging_crushed'
        | 'pallets_broken'
        | 'count_not_checked'
        | 'weight_not_checked'
        | 'loaded_by_sender'
        | 'temperature_at_loading'
        | 'seal_missing'
        | 'seal_number_differs'
        | 'marks_unreadable'
        | 'labels_ADR_missing'
        | 'load_securing_by_sender'
        | 'refused_to_sign';
      readonly count?: number;
      readonly celsius?: number;
    }[];
    readonly visibility?: 'internal' | 'parties';
    readonly of?: string;
    readonly at?: string;
    readonly automatic?: boolean;
    readonly documentId?: string;
    readonly recipient?: string;
    readonly packages?: { readonly delivered: number; readonly short: number; readonly damaged: number };
    readonly note?: string;
    readonly signature?: string;
  };
}

export interface ShipmentRecord {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  readonly status:
    | 'booked'
    | 'assigned'
    | 'dispatched'
    | 'at_pickup'
    | 'in_transit'
    | 'at_delivery'
    | 'delivered'
    | 'completed'
    | 'cancelled';
  readonly flags: (
    | 'late'
    | 'exception'
    | 'hold'
    | 'unassigned'
    | 'waiting_running'
    | 'waiting_to_answer'
    | 'pod_missing'
    | 'pod_rejected'
    | 'pod_to_verify'
  )[];
  readonly lateFrom: string | null;
  readonly expectedLate: { readonly stop: number; readonly at: string } | null;
  readonly freeUntil: string | null;
  readonly requestId: string;
  readonly offerId: string;
  readonly shipper: {
    readonly id: string;
    readonly name: string;
    readonly address: {
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
      readonly country: string;
    } | null;
  };
  readonly carrier: {
    readonly id: string;
    readonly name: string;
    readonly address: {
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
      readonly country: string;
    } | null;
  };
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly km: number;
  readonly lane: string;
  readonly pickupAt: string;
  readonly endsAt: string;
  readonly assignBy: string;
  readonly nextStop: number | null;
  readonly lastEvent: { readonly type: string; readonly at: string } | null;
  readonly deliveredAt: string | null;
  readonly completesAt: string | null;
  readonly cancelReason: string | null;
  readonly terms: AgreedTerms;
  readonly stops: {
    readonly id: string | null;
    readonly type: 'pickup' | 'delivery' | null;
    readonly place: {
      readonly name: string | null;
      readonly address: string | null;
      readonly postcode: string | null;
      readonly city: string | null;
      readonly country: string | null;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly accuracy: 'address' | 'town' | 'manual' | null;
      readonly contact: { readonly name: string; readonly phone: string } | null;
    } | null;
    readonly window: {
      readonly from: string | null;
      readonly to: string | null;
      readonly timeZone: string | null;
    } | null;
    readonly serviceMin: number | null;
    readonly note: string | null;
    readonly actual: {
      readonly arrivedAt: string | null;
      readonly departedAt: string | null;
      readonly skipped: boolean;
    };
    readonly expected: {
      readonly at: string;
      readonly by: 'departure' | 'arrival' | 'position' | 'assignment' | 'delay';
      readonly since: string;
      readonly km: number | null;
    } | null;
  }[];
  readonly cargo: {
    readonly description: string | null;
    readonly packageCode: string | null;
    readonly count: number | null;
    readonly grossKg: number | null;
    readonly volumeM3: number | null;
    readonly loadingMetres: number | null;
    readonly stackable: boolean | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly hsCode: string | null;
    readonly dangerous: {
      readonly un: string | null;
      readonly name: string | null;
      readonly class: string | null;
      readonly packingGroup: 'I' | 'II' | 'III' | null;
      readonly tunnelCode: string | null;
      readonly transportCategory: number | null;
      readonly quantity: number | null;
      readonly limitedQuantity: boolean | null;
    } | null;
    readonly pickup: number | null;
    readonly delivery: number | null;
    readonly marks: string | null;
  }[];
  readonly required: {
    readonly bodyTypes: string[];
    readonly minPayloadKg: number | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly adr: boolean | null;
    readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  };
  readonly notes: string | null;
  readonly assignment: {
    readonly vehicle: { readonly id: string; readonly plate: string };
    readonly trailer: { readonly id: string; readonly plate: string } | null;
    readonly driver: { readonly id: string; readonly name: string; readonly phone: string | null };
  } | null;
  readonly verdict: Verdict | null;
  readonly waiting: StopWaiting[];
  readonly documents: ShipmentDocument[];
  readonly events: ShipmentEvent[];
}

export interface ShortFootprint {
  readonly level: 'default' | 'modelled' | 'measured';
  readonly wtwGrams: number;
}

export interface Shipment {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  readonly status:
    | 'booked'
    | 'assigned'
    | 'dispatched'
    | 'at_pickup'
    | 'in_transit'
    | 'at_delivery'
    | 'delivered'
    | 'completed'
    | 'cancelled';
  readonly flags: (
    | 'late'
    | 'exception'
    | 'hold'
    | 'unassigned'
    | 'waiting_running'
    | 'waiting_to_answer'
    | 'pod_missing'
    | 'pod_rejected'
    | 'pod_to_verify'
  )[];
  readonly lateFrom: string | null;
  readonly expectedLate: { readonly stop: number; readonly at: string } | null;
  readonly freeUntil: string | null;
  readonly requestId: string;
  readonly offerId: string;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly carrier: { readonly id: string; readonly name: string };
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly km: number;
  readonly lane: string;
  readonly pickupAt: string;
  readonly endsAt: string;
  readonly assignBy: string;
  readonly nextStop: number | null;
  readonly lastEvent: { readonly type: string; readonly at: string } | null;
  readonly deliveredAt: string | null;
  readonly completesAt: string | null;
  readonly cancelReason: string | null;
  readonly stops: {
    readonly type: 'pickup' | 'delivery' | null;
    readonly name: string | null;
    readonly city: string | null;
    readonly postcode: string | null;
    readonly country: string | null;
    readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
  }[];
  readonly co2e: ShortFootprint | null;
  readonly goods: { readonly description: string | null; readonly lines: number; readonly grossKg: number };
  readonly assignment: {
    readonly vehicle: { readonly id: string; readonly plate: string };
    readonly trailer: { readonly id: string; readonly plate: string } | null;
    readonly driver: { readonly id: string; readonly name: string };
  } | null;
}

export interface EventResult {
  readonly id: string | null;
  readonly code: 200 | 201 | 409 | 422;
  readonly message?: string;
  readonly reason?:
    | 'stale'
    | 'not_allowed'
    | 'last_owner'
    | 'member_already'
    | 'so_already'
    | 'retired'
    | 'by_shipment'
    | 'in_use'
    | 'not_in_service'
    | 'has_left'
    | 'not_active'
    | 'no_phone'
    | 'app_already'
    | 'accepted'
    | 'revoked'
    | 'expired'
    | 'too_many_tries'
    | 'code_in_mail'
    | 'too_many_documents'
    | 'too_many_writes'
    | 'under_way'
    | 'key_reused'
    | 'password_needed'
    | 'infected'
    | 'undo_over'
    | 'taken_since'
    | 'not_open'
    | 'already_awarded'
    | 'was_open'
    | 'offer_live'
    | 'offer_over'
    | 'offer_outdated'
    | 'terms_changed'
    | 'too_many_revisions'
    | 'too_many_offers'
    | 'not_fixed'
    | 'just_awarded'
    | 'list_in_use'
    | 'list_needed'
    | 'too_many_lists'
    | 'too_many_links'
    | 'shipment_over'
    | 'wrong_status'
    | 'goods_loaded'
    | 'pod_missing'
    | 'on_the_road'
    | 'too_many_events'
    | 'name_taken'
    | 'too_many_alerts'
    | 'too_many_views'
    | 'too_many_watched'
    | 'statement_status'
    | 'lines_disputed'
    | 'statement_mismatch'
    | 'statement_paid'
    | 'waiting_open'
    | 'total_negative'
    | 'too_many_steps';
  readonly errors?: {
    readonly field: string;
    readonly message: string;
    readonly code:
      | 'required'
      | 'too_short'
      | 'too_long'
      | 'too_few'
      | 'too_many'
      | 'out_of_range'
      | 'not_a_number'
      | 'not_whole'
      | 'too_precise'
      | 'not_a_choice'
      | 'not_a_day'
      | 'unprintable'
      | 'email'
      | 'phone'
      | 'country'
      | 'plate'
      | 'vin'
      | 'vat_id'
      | 'has_link'
      | 'taken'
      | 'repeated'
      | 'in_future'
      | 'before_issue'
      | 'gross_below_payload'
      | 'payload_missing'
      | 'temperature_missing'
      | 'temperature_order'
      | 'contact_missing'
      | 'code_format'
      | 'wrong_code'
      | 'wrong_password'
      | 'password_unchanged'
      | 'password_email'
      | 'password_common'
      | 'unknown_field'
      | 'wrong_type'
      | 'not_an_instant'
      | 'time_zone'
      | 'currency'
      | 'in_past'
      | 'window_order'
      | 'stop_order'
      | 'must_be_pickup'
      | 'must_be_delivery'
      | 'delivered_first'
      | 'position_missing'
      | 'several_towns'
      | 'un_number'
      | 'tunnel_code'
      | 'below_cargo'
      | 'too_heavy'
      | 'after_first_window'
      | 'other_currency'
      | 'same_amount'
      | 'after_offer'
      | 'not_eligible'
      | 'nobody_asked'
      | 'wrong_stop'
      | 'no_such_event'
      | 'before_previous'
      | 'after_next'
      | 'reason_untrue'
      | 'more_than_ordered'
      | 'more_than_delivered';
    readonly limits?: { readonly least?: number; readonly most?: number; readonly decimals?: number };
  }[];
}

export interface Statement {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: 'draft' | 'issued' | 'disputed' | 'approved' | 'paid' | 'settled';
  readonly revision: number;
  readonly reference: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly carrier: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly sums: {
    readonly linehaulMinor: number;
    readonly waitingMinor: number;
    readonly feeMinor: number;
    readonly extrasMinor: number;
    readonly totalMinor: number;
  };
  readonly invoice: string | null;
  readonly issuedAt: string | null;
  readonly dueOn: string | null;
  readonly timeZone: string | null;
  readonly paymentDays: number;
  readonly paidOn: string | null;
  readonly isWaitingOpen: boolean;
}

export interface StatementRecord {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: 'draft' | 'issued' | 'disputed' | 'approved' | 'paid' | 'settled';
  readonly revision: number;
  readonly reference: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly carrier: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly sums: {
    readonly linehaulMinor: number;
    readonly waitingMinor: number;
    readonly feeMinor: number;
    readonly extrasMinor: number;
    readonly totalMinor: number;
  };
  readonly invoice: string | null;
  readonly issuedAt: string | null;
  readonly dueOn: string | null;
  readonly timeZone: string | null;
  readonly paymentDays: number;
  readonly paidOn: string | null;
  readonly isWaitingOpen: boolean;
  readonly lines: {
    readonly id: string;
    readonly kind: 'linehaul' | 'waiting' | 'tonu' | 'fuel' | 'toll' | 'extra_stop' | 'adjustment' | 'credit';
    readonly stop: number | null;
    readonly amountMinor: number;
    readonly reason: string | null;
    readonly state: 'agreed' | 'proposed' | 'approved' | 'disputed';
    readonly note: string | null;
  }[];
  readonly agreed: {
    readonly id: string;
    readonly kind: 'linehaul' | 'waiting' | 'tonu';
    readonly stop: number | null;
    readonly amountMinor: number;
  }[];
  readonly paymentReference: string | null;
  readonly history: {
    readonly at: string;
    readonly side: 'shipper' | 'carrier';
    readonly act: 'issued' | 'revised' | 'line_approved' | 'line_disputed' | 'approved' | 'paid' | 'settled' | 'denied';
    readonly totalMinor: number;
    readonly line: string | null;
    readonly note: string | null;
  }[];
}

export interface Load {
  readonly id: string;
  readonly shipper: {
    readonly id: string;
    readonly name: string;
    readonly record: { readonly days: number; readonly awarded: number };
  };
  readonly publishedAt: string;
  readonly asked: boolean;
  readonly watched: boolean;
  readonly possibleDuplicate: boolean;
  readonly stops: {
    readonly type: 'pickup' | 'delivery' | null;
    readonly city: string | null;
    readonly postcodeArea: string | null;
    readonly country: string | null;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly window: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
    readonly serviceMin: number | null;
  }[];
  readonly cargo: {
    readonly description: string | null;
    readonly packageCode: string | null;
    readonly count: number | null;
    readonly grossKg: number | null;
    readonly volumeM3: number | null;
    readonly loadingMetres: number | null;
    readonly stackable: boolean | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly hsCode: string | null;
    readonly dangerous: {
      readonly un: string | null;
      readonly name: string | null;
      readonly class: string | null;
      readonly packingGroup: 'I' | 'II' | 'III' | null;
      readonly tunnelCode: string | null;
      readonly transportCategory: number | null;
      readonly quantity: number | null;
      readonly limitedQuantity: boolean | null;
    } | null;
    readonly pickup: number | null;
    readonly delivery: number | null;
  }[];
  readonly required: {
    readonly bodyTypes: string[];
    readonly minPayloadKg: number | null;
    readonly temperatureC: { readonly min: number; readonly max: number } | null;
    readonly adr: boolean | null;
    readonly equipment: ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[];
  };
  readonly pricing: {
    readonly model: 'bid' | 'fixed' | null;
    readonly currency: string | null;
    readonly target: { readonly amountMinor: number; readonly currency: string } | null;
  };
  readonly decisionBy: string | null;
  readonly km: number;
  readonly terms?: {
    readonly version: number;
    readonly freeMin: { readonly pickup: number; readonly delivery: number };
    readonly ratePerHourMinor: number;
    readonly incrementMin: number;
    readonly capMin: number;
    readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
    readonly graceLateMin: number;
    readonly cancellationFeeMinor: number;
    readonly paymentDays: number;
  };
  readonly ownOffer: {
    readonly id: string;
    readonly version: number;
    readonly status: 'submitted' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
    readonly outdated: boolean;
    readonly amount: { readonly amountMinor: number; readonly currency: string };
    readonly validUntil: string;
    readonly counter: {
      readonly amount: { readonly amountMinor: number; readonly currency: string };
      readonly validUntil: string;
    } | null;
  } | null;
  readonly fits: {
    readonly count: number;
    readonly isAtLeast?: true;
    readonly nearly: {
      readonly vehicleId: string;
      readonly reasons: {
        readonly code:
          | 'payload'
          | 'volume'
          | 'pallets'
          | 'body_type'
          | 'temperature'
          | 'adr_vehicle'
          | 'adr_driver'
          | 'equipment'
          | 'trailer_missing'
          | 'trailer_unfit'
          | 'paper_missing'
          | 'paper_expires'
          | 'licence_category'
          | 'licence_expires'
          | 'status_vehicle'
          | 'status_driver'
          | 'overlap'
          | 'too_far'
          | 'driving_time'
          | 'weight_limit'
          | 'cabotage';
        readonly severity: 'block' | 'warn';
        readonly of?: 'vehicle' | 'trailer' | 'driver';
        readonly has?: number | string[] | { readonly min: number; readonly max: number };
        readonly needs?: number | string[] | { readonly min: number; readonly max: number };
        readonly until?: string;
      }[];
    }[];
    readonly vehicleIds?: string[];
  };
  readonly verdict: Verdict | null;
  readonly emptyKm: number | null;
}

export interface LoadCombinations {
  readonly vehicles: {
    readonly id: string;
    readonly trailerId: string | null;
    readonly driverId: string | null;
    readonly spare: boolean;
    readonly verdict: Verdict;
    readonly emptyKm: number | null;
  }[];
  readonly trailers: { readonly id: string; readonly verdict: Verdict }[];
  readonly drivers: { readonly id: string; readonly verdict: Verdict }[];
  readonly chosen: { readonly verdict: Verdict; readonly emptyKm: number | null } | null;
}

export interface PlaceBookEntry {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly address: string;
  readonly name: string;
  readonly postcode: string | null;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy: 'address' | 'town' | 'manual';
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly note: string | null;
  readonly timeZone: string;
}

export interface EdiPartner {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly partner: string;
  readonly qualifier: string | null;
  readonly company: string | null;
  readonly codes: {
    readonly way: 'read' | 'write';
    readonly kind: 'status' | 'reason' | 'answer';
    readonly code: string | null;
    readonly word: string;
  }[];
}

export interface Carrier {
  readonly id: string;
  readonly name: string;
  readonly favourite: boolean;
  readonly blocked: boolean;
  readonly blockedAt: string | null;
  readonly note: string | null;
  readonly lists: { readonly id: string; readonly name: string }[];
  readonly scorecard: Scorecard;
}

export interface SoleRequest {
  readonly id: string;
  readonly reference: string;
}

export interface CarrierList {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly carriers: { readonly id: string; readonly name: string; readonly blocked: boolean }[];
}

export interface Terms {
  readonly version: number;
  readonly updatedAt: string | null;
  readonly freeMin: { readonly pickup: number; readonly delivery: number };
  readonly ratePerHour: number;
  readonly incrementMin: number;
  readonly capMin: number;
  readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
  readonly graceLateMin: number;
  readonly cancellationFee: number;
  readonly paymentDays: number;
}

export interface TrackingLink {
  readonly id: string;
  readonly createdAt: string;
  readonly code: string | null;
  readonly url: string | null;
  readonly opens: number;
  readonly lastOpenedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly status: 'live' | 'revoked' | 'expired';
}

export interface TrackedShipment {
  readonly reference: string;
  readonly status: 'not_started' | 'on_the_way' | 'arrived' | 'delivered' | 'cancelled';
  readonly asOf: string;
  readonly deliveredAt: string | null;
  readonly stops: {
    readonly type: 'pickup' | 'delivery';
    readonly city: string;
    readonly country: string;
    readonly timeZone: string | null;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly window: { readonly from: string | null; readonly to: string | null };
    readonly arrivedAt: string | null;
    readonly departedAt: string | null;
    readonly skipped: boolean;
    readonly expected: {
      readonly at: string;
      readonly basis: 'departure' | 'arrival' | 'position' | 'assignment' | 'delay';
      readonly late: boolean;
    } | null;
  }[];
  readonly position: { readonly lat: number; readonly lng: number; readonly at: string } | null;
}

export interface Report {
  readonly key:
    | 'on_time'
    | 'otif'
    | 'dwell'
    | 'proof'
    | 'offers'
    | 'spend'
    | 'revenue'
    | 'lanes'
    | 'utilisation'
    | 'scorecard'
    | 'empty_km'
    | 'co2e';
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
  readonly figures: {
    readonly code: string;
    readonly unit: 'share' | 'minutes' | 'km' | 'money' | 'money_per_km' | 'money_per_t' | 'count' | 'kg' | 'g_per_tkm';
    readonly currency: string | null;
    readonly value: number | null;
    readonly n: number;
    readonly count: number | null;
    readonly low: number | null;
    readonly high: number | null;
  }[];
  readonly outcomes: { readonly outcome: string; readonly n: number; readonly isCounted: boolean }[];
  readonly groups: {
    readonly id: string;
    readonly name: string;
    readonly lane: { readonly from: string; readonly to: string } | null;
    readonly folded: number | null;
    readonly figures: {
      readonly code: string;
      readonly unit:
        'share' | 'minutes' | 'km' | 'money' | 'money_per_km' | 'money_per_t' | 'count' | 'kg' | 'g_per_tkm';
      readonly currency: string | null;
      readonly value: number | null;
      readonly n: number;
      readonly count: number | null;
      readonly low: number | null;
      readonly high: number | null;
    }[];
  }[];
  readonly weeks: {
    readonly monday: string;
    readonly figures: {
      readonly code: string;
      readonly unit:
        'share' | 'minutes' | 'km' | 'money' | 'money_per_km' | 'money_per_t' | 'count' | 'kg' | 'g_per_tkm';
      readonly currency: string | null;
      readonly value: number | null;
      readonly n: number;
      readonly count: number | null;
      readonly low: number | null;
      readonly high: number | null;
    }[];
  }[];
  readonly moreGroups: number;
  readonly rows: {
    readonly record: { readonly kind: 'shipment' | 'offer' | 'request' | 'load' | 'vehicle'; readonly id: string };
    readonly reference: string;
    readonly stop: number | null;
    readonly type: 'pickup' | 'delivery' | null;
    readonly place: string;
    readonly party: string;
    readonly lane: string;
    readonly timeZone: string | null;
    readonly due: string | null;
    readonly at: string | null;
    readonly until: string | null;
    readonly minutes: number | null;
    readonly money: { readonly amountMinor: number; readonly currency: string } | null;
    readonly km: number | null;
    readonly emptyKm: number | null;
    readonly co2e: { readonly wtwGrams: number; readonly ttwGrams: number; readonly tkm: number } | null;
    readonly packages: { readonly ordered: number; readonly delivered: number; readonly damaged: number } | null;
    readonly outcome: string;
  }[];
}

export interface Notification {
  readonly id: string;
  readonly at: string;
  readonly kind:
    | 'load_asked'
    | 'loads_matched'
    | 'watched_changed'
    | 'watched_gone'
    | 'watched_back'
    | 'offer_countered'
    | 'offer_accepted'
    | 'not_selected'
    | 'offer_live_again'
    | 'offer_outdated'
    | 'offer_rejected'
    | 'request_closed'
    | 'offer_expired'
    | 'assign_soon'
    | 'pod_rejected'
    | 'waiting_accepted'
    | 'waiting_disputed'
    | 'shipment_cancelled'
    | 'statement_approved'
    | 'statement_disputed'
    | 'statement_paid'
    | 'assign_missed'
    | 'shipment_late'
    | 'shipment_problem'
    | 'shipment_held'
    | 'shipment_completed'
    | 'offer_received'
    | 'offer_revised'
    | 'offer_confirmed'
    | 'offer_withdrawn'
    | 'counter_accepted'
    | 'counter_expired'
    | 'load_booked'
    | 'decision_soon'
    | 'request_expired'
    | 'carrier_fell_off'
    | 'truck_assigned'
    | 'truck_changed'
    | 'truck_taken_off'
    | 'shipment_delayed'
    | 'stop_skipped'
    | 'shipment_delivered'
    | 'pod_to_verify'
    | 'statement_to_approve'
    | 'payment_confirmed'
    | 'payment_missing';
  readonly isRead: boolean;
  readonly offerId: string | null;
  readonly shipmentId: string | null;
  readonly requestId: string;
  readonly reference: string | null;
  readonly fromCity: string;
  readonly toCity: string;
  readonly changed:
    | {
        readonly what:
          | 'route'
          | 'place'
          | 'window'
          | 'service'
          | 'cargo'
          | 'goods'
          | 'dangerous'
          | 'details'
          | 'bodies'
          | 'payload'
          | 'temperature'
          | 'adr'
          | 'equipment'
          | 'price'
          | 'deadline';
        readonly city: string | null;
        readonly place: { readonly before: string | null; readonly now: string | null } | null;
        readonly window: {
          readonly before: {
            readonly from: string | null;
            readonly to: string | null;
            readonly timeZone: string | null;
          };
          readonly now: { readonly from: string | null; readonly to: string | null; readonly timeZone: string | null };
        } | null;
        readonly cargo: {
          readonly before: { readonly count: number; readonly grossKg: number };
          readonly now: { readonly count: number; readonly grossKg: number };
        } | null;
      }[]
    | null;
  readonly view: { readonly id: string; readonly name: string; readonly more: number | null } | null;
}

export interface NotificationSetting {
  readonly kind:
    | 'load_asked'
    | 'loads_matched'
    | 'watched_changed'
    | 'watched_gone'
    | 'watched_back'
    | 'offer_countered'
    | 'offer_accepted'
    | 'not_selected'
    | 'offer_live_again'
    | 'offer_outdated'
    | 'offer_rejected'
    | 'request_closed'
    | 'offer_expired'
    | 'assign_soon'
    | 'pod_rejected'
    | 'waiting_accepted'
    | 'waiting_disputed'
    | 'shipment_cancelled'
    | 'statement_approved'
    | 'statement_disputed'
    | 'statement_paid'
    | 'assign_missed'
    | 'shipment_late'
    | 'shipment_problem'
    | 'shipment_held'
    | 'shipment_completed'
    | 'offer_received'
    | 'offer_revised'
    | 'offer_confirmed'
    | 'offer_withdrawn'
    | 'counter_accepted'
    | 'counter_expired'
    | 'load_booked'
    | 'decision_soon'
    | 'request_expired'
    | 'carrier_fell_off'
    | 'truck_assigned'
    | 'truck_changed'
    | 'truck_taken_off'
    | 'shipment_delayed'
    | 'stop_skipped'
    | 'shipment_delivered'
    | 'pod_to_verify'
    | 'statement_to_approve'
    | 'payment_confirmed'
    | 'payment_missing';
  readonly inApp: boolean;
  readonly mail: boolean;
}

/** What the services take and answer, by operation. */
export interface Contract {
  /** The process runs. */
  'GET /livez': { readonly answer: { readonly code: 200; readonly data: 'alive' } };
  /** The database answers. */
  'GET /readyz': { readonly answer: { readonly code: 200; readonly data: 'ready' } };
  /** Sign in. */
  'POST /api/v1/login': {
    readonly body: { readonly username: string; readonly password: string };
    readonly answer: { readonly code: 200; readonly data: SignedIn };
  };
  /** Extend a session, or hand it over to another host of the brand. */
  'POST /api/v1/utils/exchange-token': {
    readonly body: { readonly token: string; readonly purpose?: 'session' | 'handOver' };
    readonly answer: { readonly code: 200; readonly data: SignedIn };
  };
  /** Sign out: every token of this sign-in ends. */
  'POST /api/v1/logout': { readonly answer: { readonly code: 200; readonly data: null } };
  /** Where you are signed in. */
  'GET /api/v1/sign-ins': { readonly answer: { readonly code: 200; readonly data: SignIn[] } };
  /** Sign out everywhere else. */
  'DELETE /api/v1/sign-ins': { readonly answer: { readonly code: 200; readonly data: null } };
  /** End one of your sign-ins. */
  'DELETE /api/v1/sign-ins/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Email a new confirmation code. */
  'GET /api/v1/otp': {
    readonly query: { readonly username: string };
    readonly answer: { readonly code: 200; readonly data: { readonly resendAfterSeconds: number } };
  };
  /** Email a code to choose a new password with. */
  'POST /api/v1/users/reset-password': {
    readonly query: { readonly username: string };
    readonly answer: { readonly code: 200; readonly data: { readonly resendAfterSeconds: number } };
  };
  /** Sign up with a company; a code comes by email. */
  'POST /api/v1/users': {
    readonly body: {
      readonly company: string;
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      readonly password: string;
      readonly audience: 'fleet' | 'office';
    };
    readonly answer: { readonly code: 201; readonly data: { readonly username: string } };
  };
  /** Confirm the account by its code. */
  'POST /api/v1/users/otp': {
    readonly body: { readonly username: string; readonly otp: string };
    readonly answer: {
      readonly code: 200;
      readonly data: { readonly username: string; readonly needsPassword: boolean };
    };
  };
  /** Choose a new password by the mailed code; all sessions end. */
  'POST /api/v1/users/save-password': {
    readonly body: { readonly username: string; readonly otp: string; readonly password: string };
    readonly answer: { readonly code: 200; readonly data: { readonly username: string } };
  };
  /** Change your password; every other sign-in ends, and this one gets a new token. */
  'PUT /api/v1/users/password': {
    readonly body: { readonly currentPassword: string; readonly password: string };
    readonly answer: { readonly code: 200; readonly data: SignedIn };
  };
  /** Choose whose customs for dates and numbers are used; null is the company’s. */
  'PUT /api/v1/users/region': {
    readonly body: { readonly region: string | null };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly region: string | null;
      };
    };
  };
  /** Enter your password again, for what needs a recent one; the token is replaced. */
  'POST /api/v1/users/confirm-password': {
    readonly body: { readonly password: string };
    readonly answer: { readonly code: 200; readonly data: SignedIn };
  };
  /** Brand companies and their domains. */
  'GET /v1/companies/': {
    readonly query: { readonly isPaged: 'false'; readonly userId: '1' };
    readonly answer: {
      readonly code: 200;
      readonly data: { readonly id: string; readonly name: string; readonly domain: string }[];
    };
  };
  /** Companies the caller belongs to. */
  'GET /v1/companies': {
    readonly query: { readonly isPaged: 'false'; readonly userId: string };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly audience: 'fleet' | 'office';
        readonly role: 'owner' | 'dispatcher' | 'viewer';
        readonly region: string | null;
      }[];
    };
  };
  /** The company and how it is reached. */
  'GET /v1/company': { readonly answer: { readonly code: 200; readonly data: Company } };
  /** Change the company’s details. */
  'PUT /v1/company': {
    readonly body: {
      readonly version: number;
      readonly name: string;
      readonly phone?: string | null;
      readonly email?: string | null;
      readonly address?: {
        readonly street: string;
        readonly postcode: string;
        readonly city: string;
        readonly country: string;
      } | null;
      readonly vatId?: string | null;
      readonly region?: string | null;
    };
    readonly answer: { readonly code: 200; readonly data: Company };
  };
  /** Who belongs to the company. */
  'GET /v1/members': { readonly answer: { readonly code: 200; readonly data: Member[] } };
  /** Invite someone to work in the company. */
  'POST /v1/members': {
    readonly body: { readonly email: string; readonly name: string; readonly role: 'owner' | 'dispatcher' | 'viewer' };
    readonly answer: {
      readonly code: 201;
      readonly data: {
        readonly email: string;
        readonly name: string;
        readonly role: 'owner' | 'dispatcher' | 'viewer';
      };
    };
  };
  /** Give someone another role. */
  'PUT /v1/members/{id}': {
    readonly params: { readonly id: string };
    readonly body: { readonly role: 'owner' | 'dispatcher' | 'viewer'; readonly version: number };
    readonly answer: { readonly code: 200; readonly data: Member };
  };
  /** Remove a member, or leave the company. */
  'DELETE /v1/members/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Mail the invitation of a colleague once more. */
  'POST /v1/members/{id}/resend': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Member };
  };
  /** Whether emails to strangers name the company and pass on its messages: not while it is new. */
  'GET /v1/company/standing': {
    readonly answer: { readonly code: 200; readonly data: { readonly isVerified: boolean } };
  };
  /** The vehicles of a company. */
  'GET /api/v1/vehicles': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'fleetNo'
        | '-fleetNo'
        | 'plate'
        | '-plate'
        | 'make'
        | '-make'
        | 'odometerKm'
        | '-odometerKm'
        | 'createdAt'
        | '-createdAt'
        | 'papersUntil'
        | '-papersUntil'
        | 'plateCountry'
        | '-plateCountry'
        | 'vin'
        | '-vin'
        | 'kind'
        | '-kind'
        | 'bodyType'
        | '-bodyType'
        | 'model'
        | '-model'
        | 'year'
        | '-year'
        | 'payloadKg'
        | '-payloadKg'
        | 'grossWeightKg'
        | '-grossWeightKg'
        | 'volumeM3'
        | '-volumeM3'
        | 'loadingLengthM'
        | '-loadingLengthM'
        | 'palletPositions'
        | '-palletPositions'
        | 'temperatureC.min'
        | '-temperatureC.min'
        | 'temperatureC.max'
        | '-temperatureC.max'
        | 'fuel'
        | '-fuel'
        | 'euroClass'
        | '-euroClass'
        | 'adr'
        | '-adr'
        | 'status'
        | '-status';
      readonly q?: string;
      readonly status?: 'available' | 'assigned' | 'in_use' | 'maintenance' | 'out_of_service' | 'retired';
      readonly kind?: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
      readonly unit?: 'truck' | 'trailer';
      readonly bodyType?:
        | 'curtainsider'
        | 'box'
        | 'reefer'
        | 'flatbed'
        | 'step_deck'
        | 'low_loader'
        | 'tanker'
        | 'tipper'
        | 'container_chassis'
        | 'swap_body'
        | 'car_transporter'
        | 'livestock'
        | 'bulk_silo'
        | 'logging'
        | 'other';
      readonly compliance?: 'expired' | 'missing' | 'expiring' | 'valid' | 'action';
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Vehicle[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many vehicles have each status, and how many trucks are free. */
  'GET /api/v1/vehicles/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly available: number;
        readonly assigned: number;
        readonly in_use: number;
        readonly maintenance: number;
        readonly out_of_service: number;
        readonly retired: number;
        readonly freeTrucks: number;
      };
    };
  };
  /** Common models and what they usually carry. */
  'GET /api/v1/vehicle/supported-vehicles': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
        readonly bodyType:
          | 'curtainsider'
          | 'box'
          | 'reefer'
          | 'flatbed'
          | 'step_deck'
          | 'low_loader'
          | 'tanker'
          | 'tipper'
          | 'container_chassis'
          | 'swap_body'
          | 'car_transporter'
          | 'livestock'
          | 'bulk_silo'
          | 'logging'
          | 'other';
        readonly make: string;
        readonly model: string;
        readonly payloadKg: number;
        readonly grossWeightKg: number;
        readonly volumeM3: number | null;
        readonly palletPositions: number | null;
        readonly fuel: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'cng' | 'lng' | 'hydrogen' | 'none';
      }[];
    };
  };
  /** Add a vehicle. */
  'POST /api/v1/vehicle': {
    readonly body: {
      readonly fleetNo: string;
      readonly plate: string;
      readonly plateCountry: string;
      readonly vin?: string | null;
      readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
      readonly bodyType:
        | 'curtainsider'
        | 'box'
        | 'reefer'
        | 'flatbed'
        | 'step_deck'
        | 'low_loader'
        | 'tanker'
        | 'tipper'
        | 'container_chassis'
        | 'swap_body'
        | 'car_transporter'
        | 'livestock'
        | 'bulk_silo'
        | 'logging'
        | 'other';
      readonly make: string;
      readonly model: string;
      readonly year: number;
      readonly payloadKg: number;
      readonly grossWeightKg: number;
      readonly volumeM3?: number | null;
      readonly loadingLengthM?: number | null;
      readonly palletPositions?: number | null;
      readonly equipment?: readonly ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[] | null;
      readonly fuel: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'cng' | 'lng' | 'hydrogen' | 'none';
      readonly euroClass?: 'euro_3' | 'euro_4' | 'euro_5' | 'euro_6' | 'zero' | null;
      readonly odometerKm: number;
      readonly adr: boolean;
      readonly temperatureC?: { readonly min: number; readonly max: number } | null;
    };
    readonly answer: { readonly code: 201; readonly data: VehicleRecord };
  };
  /** A vehicle with its papers. */
  'GET /api/v1/vehicle/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: VehicleRecord };
  };
  /** Change a vehicle. */
  'PUT /api/v1/vehicle/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly fleetNo: string;
      readonly plate: string;
      readonly plateCountry: string;
      readonly vin?: string | null;
      readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
      readonly bodyType:
        | 'curtainsider'
        | 'box'
        | 'reefer'
        | 'flatbed'
        | 'step_deck'
        | 'low_loader'
        | 'tanker'
        | 'tipper'
        | 'container_chassis'
        | 'swap_body'
        | 'car_transporter'
        | 'livestock'
        | 'bulk_silo'
        | 'logging'
        | 'other';
      readonly make: string;
      readonly model: string;
      readonly year: number;
      readonly payloadKg: number;
      readonly grossWeightKg: number;
      readonly volumeM3?: number | null;
      readonly loadingLengthM?: number | null;
      readonly palletPositions?: number | null;
      readonly equipment?: readonly ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[] | null;
      readonly fuel: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'cng' | 'lng' | 'hydrogen' | 'none';
      readonly euroClass?: 'euro_3' | 'euro_4' | 'euro_5' | 'euro_6' | 'zero' | null;
      readonly odometerKm: number;
      readonly adr: boolean;
      readonly temperatureC?: { readonly min: number; readonly max: number } | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: VehicleRecord };
  };
  /** Delete a vehicle with its papers. */
  'DELETE /api/v1/vehicle/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Move a vehicle to another status. */
  'POST /api/v1/vehicle/{id}/status': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly status: 'available' | 'assigned' | 'in_use' | 'maintenance' | 'out_of_service' | 'retired';
      readonly pause?: {
        readonly reason?: 'repair' | 'service' | 'inspection' | 'accident' | 'papers' | 'no_work' | 'other' | null;
        readonly note?: string | null;
        readonly backOn?: string | null;
      } | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: VehicleRecord };
  };
  /** Couple a trailer to a vehicle, or uncouple it. */
  'PUT /api/v1/vehicle/{id}/trailer': {
    readonly params: { readonly id: string };
    readonly body: { readonly trailerId: string | null; readonly version: number };
    readonly answer: { readonly code: 200; readonly data: VehicleRecord };
  };
  /** Undo the last status or the deletion of a vehicle. */
  'POST /api/v1/vehicle/{id}/undo': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: VehicleRecord };
  };
  /** Add a document or the photo of a vehicle. */
  'POST /api/v1/vehicle/{id}/media': {
    readonly params: { readonly id: string };
    readonly form: {
      readonly file: File;
      readonly type:
        | 'registration'
        | 'insurance'
        | 'roadworthiness'
        | 'licence'
        | 'permit'
        | 'tachograph'
        | 'cpc'
        | 'medical'
        | 'adr'
        | 'photo'
        | 'other';
      readonly issuedOn?: string;
      readonly expiresOn?: string;
    };
    readonly answer: { readonly code: 201; readonly data: StoredDocument };
  };
  /** The file of a document of a vehicle. */
  'GET /api/v1/vehicle/{id}/media/{mediaId}': {
    readonly params: { readonly id: string; readonly mediaId: string };
    readonly answer: Blob;
  };
  /** Delete a document of a vehicle. */
  'DELETE /api/v1/vehicle/{id}/media/{mediaId}': {
    readonly params: { readonly id: string; readonly mediaId: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** The invitations of a company. */
  'GET /invitations': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'createdAt'
        | '-createdAt'
        | 'name'
        | '-name'
        | 'expiresAt'
        | '-expiresAt'
        | 'lastSentAt'
        | '-lastSentAt'
        | 'contact'
        | '-contact'
        | 'status'
        | '-status';
      readonly q?: string;
      readonly status?: 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired';
      readonly from?: string;
      readonly to?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Invitation[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Invite a driver. */
  'POST /invitations': {
    readonly body: {
      readonly name: string;
      readonly phone?: string | null;
      readonly email?: string | null;
      readonly message?: string | null;
      readonly driverId?: string;
    };
    readonly answer: { readonly code: 201; readonly data: Invitation };
  };
  /** Invite many drivers, each on its own. */
  'POST /invitations/batch': {
    readonly body: {
      readonly rows: readonly {
        readonly name: string;
        readonly phone?: string | null;
        readonly email?: string | null;
        readonly message?: string | null;
        readonly driverId?: string;
      }[];
    };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly results: (
          | { readonly row: number; readonly invitation: Invitation }
          | {
              readonly row: number;
              readonly errors: {
                readonly field: string;
                readonly message: string;
                readonly code?:
                  | 'required'
                  | 'too_short'
                  | 'too_long'
                  | 'too_few'
                  | 'too_many'
                  | 'out_of_range'
                  | 'not_a_number'
                  | 'not_whole'
                  | 'too_precise'
                  | 'not_a_choice'
                  | 'not_a_day'
                  | 'unprintable'
                  | 'email'
                  | 'phone'
                  | 'country'
                  | 'plate'
                  | 'vin'
                  | 'vat_id'
                  | 'has_link'
                  | 'taken'
                  | 'repeated'
                  | 'in_future'
                  | 'before_issue'
                  | 'gross_below_payload'
                  | 'payload_missing'
                  | 'temperature_missing'
                  | 'temperature_order'
                  | 'contact_missing'
                  | 'code_format'
                  | 'wrong_code'
                  | 'wrong_password'
                  | 'password_unchanged'
                  | 'password_email'
                  | 'password_common'
                  | 'unknown_field'
                  | 'wrong_type'
                  | 'not_an_instant'
                  | 'time_zone'
                  | 'currency'
                  | 'in_past'
                  | 'window_order'
                  | 'stop_order'
                  | 'must_be_pickup'
                  | 'must_be_delivery'
                  | 'delivered_first'
                  | 'position_missing'
                  | 'several_towns'
                  | 'un_number'
                  | 'tunnel_code'
                  | 'below_cargo'
                  | 'too_heavy'
                  | 'after_first_window'
                  | 'other_currency'
                  | 'same_amount'
                  | 'after_offer'
                  | 'not_eligible'
                  | 'nobody_asked'
                  | 'wrong_stop'
                  | 'no_such_event'
                  | 'before_previous'
                  | 'after_next'
                  | 'reason_untrue'
                  | 'more_than_ordered'
                  | 'more_than_delivered';
                readonly limits?: { readonly least?: number; readonly most?: number; readonly decimals?: number };
              }[];
            }
        )[];
      };
    };
  };
  /** What an invitation says to whoever has its link. */
  'GET /invitations/{id}': {
    readonly params: { readonly id: string };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly id: string;
        readonly name: string;
        readonly company: { readonly name: string; readonly isVerified: boolean };
        readonly status: 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired';
        readonly expiresAt: string;
      };
    };
  };
  /** Revoke an invitation. */
  'DELETE /invitations/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Invitation };
  };
  /** The code of an invitation that is not mailed, to be passed on with its link. */
  'GET /invitations/{id}/code': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: { readonly code: string } };
  };
  /** Accept an invitation by its code, as the Trucker app does. */
  'POST /invitations/{id}/accept': {
    readonly params: { readonly id: string };
    readonly body: { readonly code: string; readonly phone?: string };
    readonly answer: {
      readonly code: 200;
      readonly data: { readonly invitationId: string; readonly status: 'accepted' };
    };
  };
  /** Send an invitation once more. */
  'POST /invitations/{id}/resend': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Invitation };
  };
  /** The drivers of a company. */
  'GET /v1/drivers': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'name'
        | '-name'
        | 'createdAt'
        | '-createdAt'
        | 'papersUntil'
        | '-papersUntil'
        | 'phone'
        | '-phone'
        | 'email'
        | '-email'
        | 'language'
        | '-language'
        | 'employment'
        | '-employment'
        | 'status'
        | '-status'
        | 'vehicle'
        | '-vehicle'
        | 'licence.number'
        | '-licence.number'
        | 'licence.country'
        | '-licence.country'
        | 'licence.categories'
        | '-licence.categories'
        | 'licence.issuedOn'
        | '-licence.issuedOn'
        | 'licence.expiresOn'
        | '-licence.expiresOn'
        | 'cards.tachograph.number'
        | '-cards.tachograph.number'
        | 'cards.tachograph.expiresOn'
        | '-cards.tachograph.expiresOn'
        | 'cards.cpc.number'
        | '-cards.cpc.number'
        | 'cards.cpc.expiresOn'
        | '-cards.cpc.expiresOn'
        | 'cards.medical.number'
        | '-cards.medical.number'
        | 'cards.medical.expiresOn'
        | '-cards.medical.expiresOn'
        | 'cards.adr.number'
        | '-cards.adr.number'
        | 'cards.adr.expiresOn'
        | '-cards.adr.expiresOn';
      readonly q?: string;
      readonly status?: 'invited' | 'active' | 'on_leave' | 'suspended' | 'left';
      readonly employment?: 'employee' | 'contractor' | 'owner_operator';
      readonly compliance?: 'expired' | 'missing' | 'expiring' | 'valid' | 'action';
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Driver[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Add a driver. */
  'POST /v1/drivers': {
    readonly form: {
      readonly data: {
        readonly name: string;
        readonly phone?: string | null;
        readonly email?: string | null;
        readonly language:
          | 'en'
          | 'de'
          | 'fr'
          | 'es'
          | 'pt'
          | 'it'
          | 'nl'
          | 'pl'
          | 'cs'
          | 'sk'
          | 'hu'
          | 'ro'
          | 'bg'
          | 'lt'
          | 'lv'
          | 'et'
          | 'uk'
          | 'tr'
          | 'ru';
        readonly employment: 'employee' | 'contractor' | 'owner_operator';
        readonly cards?: readonly {
          readonly type: 'tachograph' | 'cpc' | 'medical' | 'adr';
          readonly number?: string | null;
          readonly expiresOn: string;
        }[];
        readonly currentVehicleId?: string | null;
        readonly licence?: {
          readonly number: string;
          readonly country: string;
          readonly categories: readonly ('B' | 'BE' | 'C1' | 'C1E' | 'C' | 'CE' | 'D1' | 'D1E' | 'D' | 'DE')[];
          readonly issuedOn: string;
          readonly expiresOn: string;
        } | null;
      };
      readonly photo?: File;
    };
    readonly answer: { readonly code: 201; readonly data: DriverRecord };
  };
  /** How many drivers have each status. */
  'GET /v1/drivers/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly invited: number;
        readonly active: number;
        readonly on_leave: number;
        readonly suspended: number;
        readonly left: number;
      };
    };
  };
  /** A driver with all papers. */
  'GET /v1/drivers/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: DriverRecord };
  };
  /** Change a driver. */
  'PUT /v1/drivers/{id}': {
    readonly params: { readonly id: string };
    readonly form: {
      readonly data: {
        readonly name: string;
        readonly phone?: string | null;
        readonly email?: string | null;
        readonly language:
          | 'en'
          | 'de'
          | 'fr'
          | 'es'
          | 'pt'
          | 'it'
          | 'nl'
          | 'pl'
          | 'cs'
          | 'sk'
          | 'hu'
          | 'ro'
          | 'bg'
          | 'lt'
          | 'lv'
          | 'et'
          | 'uk'
          | 'tr'
          | 'ru';
        readonly employment: 'employee' | 'contractor' | 'owner_operator';
        readonly cards?: readonly {
          readonly type: 'tachograph' | 'cpc' | 'medical' | 'adr';
          readonly number?: string | null;
          readonly expiresOn: string;
        }[];
        readonly currentVehicleId?: string | null;
        readonly licence?: {
          readonly number: string;
          readonly country: string;
          readonly categories: readonly ('B' | 'BE' | 'C1' | 'C1E' | 'C' | 'CE' | 'D1' | 'D1E' | 'D' | 'DE')[];
          readonly issuedOn: string;
          readonly expiresOn: string;
        } | null;
        readonly version: number;
      };
      readonly photo?: File;
    };
    readonly answer: { readonly code: 200; readonly data: DriverRecord };
  };
  /** Delete a driver with all papers. */
  'DELETE /v1/drivers/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Move a driver to another status. */
  'POST /v1/drivers/{id}/status': {
    readonly params: { readonly id: string };
    readonly form: {
      readonly data: {
        readonly status: 'invited' | 'active' | 'on_leave' | 'suspended' | 'left';
        readonly pause?: {
          readonly reason?: 'holiday' | 'absence' | 'training' | 'papers' | 'conduct' | 'other' | null;
          readonly note?: string | null;
          readonly backOn?: string | null;
        } | null;
        readonly version: number;
      };
    };
    readonly answer: { readonly code: 200; readonly data: DriverRecord };
  };
  /** Undo the last status or the deletion of a driver. */
  'POST /v1/drivers/{id}/undo': {
    readonly params: { readonly id: string };
    readonly form: { readonly data: { readonly version: number } };
    readonly answer: { readonly code: 200; readonly data: DriverRecord };
  };
  /** Add a document or the photo of a driver. */
  'POST /v1/drivers/{id}/documents': {
    readonly params: { readonly id: string };
    readonly form: {
      readonly file: File;
      readonly type:
        | 'registration'
        | 'insurance'
        | 'roadworthiness'
        | 'licence'
        | 'permit'
        | 'tachograph'
        | 'cpc'
        | 'medical'
        | 'adr'
        | 'photo'
        | 'other';
      readonly issuedOn?: string;
      readonly expiresOn?: string;
    };
    readonly answer: { readonly code: 201; readonly data: StoredDocument };
  };
  /** The file of a document of a driver. */
  'GET /v1/drivers/{id}/documents/{documentId}': {
    readonly params: { readonly id: string; readonly documentId: string };
    readonly answer: Blob;
  };
  /** Delete a document of a driver. */
  'DELETE /v1/drivers/{id}/documents/{documentId}': {
    readonly params: { readonly id: string; readonly documentId: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Papers that are expired, missing or about to expire, the most urgent first. */
  'GET /v1/papers': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly q?: string;
      readonly status?: 'expired' | 'missing' | 'expiring' | 'urgent';
      readonly subject?: 'vehicle' | 'driver';
      readonly road?: 'on' | 'off';
      readonly type?:
        | 'registration'
        | 'insurance'
        | 'roadworthiness'
        | 'licence'
        | 'permit'
        | 'tachograph'
        | 'cpc'
        | 'medical'
        | 'adr'
        | 'photo'
        | 'other';
      readonly ends?: 'before_trip';
    };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly subject: 'vehicle' | 'driver';
        readonly subjectId: string;
        readonly subjectName: string;
        readonly subjectPlate: string | null;
        readonly type:
          | 'registration'
          | 'insurance'
          | 'roadworthiness'
          | 'licence'
          | 'permit'
          | 'tachograph'
          | 'cpc'
          | 'medical'
          | 'adr'
          | 'photo'
          | 'other';
        readonly status: 'expired' | 'missing' | 'expiring';
        readonly expiresOn: string | null;
        readonly trip: { readonly id: string; readonly reference: string; readonly endsAt: string } | null;
      }[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many papers are expired, missing and about to expire. */
  'GET /v1/papers/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: { readonly expired: number; readonly missing: number; readonly expiring: number };
    };
  };
  /** How the caller has arranged a list, and its views. */
  'GET /v1/list-settings': {
    readonly query: {
      readonly list:
        | 'carriers'
        | 'vehicles'
        | 'drivers'
        | 'invitations'
        | 'papers'
        | 'requests'
        | 'loads'
        | 'offers'
        | 'shipments'
        | 'statements'
        | 'notifications';
    };
    readonly answer: { readonly code: 200; readonly data: ListSettings };
  };
  /** Arrange a list for the caller alone. */
  'PUT /v1/list-settings': {
    readonly body: {
      readonly list:
        | 'carriers'
        | 'vehicles'
        | 'drivers'
        | 'invitations'
        | 'papers'
        | 'requests'
        | 'loads'
        | 'offers'
        | 'shipments'
        | 'statements'
        | 'notifications';
      readonly columns: readonly string[] | null;
      readonly density: 'compact' | 'comfortable';
    };
    readonly answer: { readonly code: 200; readonly data: ListLayout };
  };
  /** Save a view of a list, for the caller alone or the company. */
  'POST /v1/list-views': {
    readonly body: {
      readonly list:
        | 'carriers'
        | 'vehicles'
        | 'drivers'
        | 'invitations'
        | 'papers'
        | 'requests'
        | 'loads'
        | 'offers'
        | 'shipments'
        | 'statements'
        | 'notifications';
      readonly name: string;
      readonly shared: boolean;
      readonly q: string;
      readonly filters: readonly { readonly name: string; readonly value: string }[];
      readonly sort: string;
      readonly columns: readonly string[] | null;
    };
    readonly answer: { readonly code: 201; readonly data: ListView };
  };
  /** Change a saved view. */
  'PUT /v1/list-views/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly name: string;
      readonly shared: boolean;
      readonly q: string;
      readonly filters: readonly { readonly name: string; readonly value: string }[];
      readonly sort: string;
      readonly columns: readonly string[] | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: ListView };
  };
  /** Delete a saved view. */
  'DELETE /v1/list-views/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** What a shipper wants carried. */
  'GET /v1/shipment-requests': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        'pickup' | '-pickup' | 'decisionBy' | '-decisionBy' | 'createdAt' | '-createdAt' | 'reference' | '-reference';
      readonly q?: string;
      readonly status?: 'draft' | 'open' | 'awarded' | 'withdrawn' | 'expired' | 'cancelled';
      readonly from?: string;
      readonly to?: string;
      readonly offers?: 'toDecide' | 'live' | 'none';
      readonly ends?: 'soon';
      readonly pickup?: 'soon';
      readonly awarded?: 'today';
      readonly lane?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: ShipmentRequest[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Add a draft, or publish it at once. */
  'POST /v1/shipment-requests': {
    readonly body: {
      readonly reference?: string | null;
      readonly stops?:
        | readonly {
            readonly id?: string | null;
            readonly type?: 'pickup' | 'delivery' | null;
            readonly place?: {
              readonly name?: string | null;
              readonly address?: string | null;
              readonly postcode?: string | null;
              readonly city?: string | null;
              readonly country?: string | null;
              readonly lat?: number | null;
              readonly lng?: number | null;
              readonly accuracy?: 'address' | 'town' | 'manual' | null;
              readonly contact?: { readonly name: string; readonly phone: string } | null;
            } | null;
            readonly window?: {
              readonly from?: string | null;
              readonly to?: string | null;
              readonly timeZone?: string | null;
            } | null;
            readonly serviceMin?: number | null;
            readonly note?: string | null;
          }[]
        | null;
      readonly cargo?:
        | readonly {
            readonly description?: string | null;
            readonly packageCode?:
              | 'OH'
              | 'PX'
              | 'CT'
              | '43'
              | 'RO'
              | 'WA'
              | '8A'
              | 'OB'
              | 'OC'
              | 'OG'
              | 'AG'
              | 'PE'
              | 'BX'
              | '4H'
              | 'CS'
              | 'CR'
              | '8B'
              | 'BG'
              | 'EC'
              | '5M'
              | 'SA'
              | 'FX'
              | 'DR'
              | '1A'
              | 'BA'
              | 'JC'
              | 'PL'
              | 'RL'
              | 'CW'
              | 'BE'
              | 'BN'
              | 'BL'
              | 'LG'
              | 'CY'
              | 'TK'
              | 'PK'
              | 'PC'
              | 'PP'
              | 'NE'
              | 'VL'
              | 'VR'
              | 'VY'
              | 'VO'
              | null;
            readonly count?: number | null;
            readonly grossKg?: number | null;
            readonly volumeM3?: number | null;
            readonly loadingMetres?: number | null;
            readonly stackable?: boolean | null;
            readonly temperatureC?: { readonly min: number; readonly max: number } | null;
            readonly hsCode?: string | null;
            readonly marks?: string | null;
            readonly dangerous?: {
              readonly un?: string | null;
              readonly name?: string | null;
              readonly class?:
                | '1'
                | '1.1'
                | '1.2'
                | '1.3'
                | '1.4'
                | '1.5'
                | '1.6'
                | '2'
                | '2.1'
                | '2.2'
                | '2.3'
                | '3'
                | '4.1'
                | '4.2'
                | '4.3'
                | '5.1'
                | '5.2'
                | '6.1'
                | '6.2'
                | '7'
                | '8'
                | '9'
                | null;
              readonly packingGroup?: 'I' | 'II' | 'III' | null;
              readonly tunnelCode?: string | null;
              readonly transportCategory?: number | null;
              readonly quantity?: number | null;
              readonly limitedQuantity?: boolean | null;
            } | null;
            readonly pickup?: number | null;
            readonly delivery?: number | null;
          }[]
        | null;
      readonly required?: {
        readonly bodyTypes?:
          | readonly (
              | 'curtainsider'
              | 'box'
              | 'reefer'
              | 'flatbed'
              | 'step_deck'
              | 'low_loader'
              | 'tanker'
              | 'tipper'
              | 'container_chassis'
              | 'swap_body'
              | 'car_transporter'
              | 'livestock'
              | 'bulk_silo'
              | 'logging'
              | 'other'
            )[]
          | null;
        readonly minPayloadKg?: number | null;
        readonly temperatureC?: { readonly min: number; readonly max: number } | null;
        readonly adr?: boolean | null;
        readonly equipment?: readonly ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[] | null;
      } | null;
      readonly pricing?: {
        readonly model?: 'bid' | 'fixed' | null;
        readonly currency?: string | null;
        readonly target?: { readonly amountMinor: number; readonly currency: string } | null;
        readonly hideTarget?: boolean | null;
      } | null;
      readonly audience?: {
        readonly market?: boolean | null;
        readonly carriers?: readonly string[] | null;
        readonly lists?: readonly string[] | null;
      } | null;
      readonly decisionBy?: string | null;
      readonly notes?: string | null;
      readonly publish?: boolean | null;
    };
    readonly answer: { readonly code: 201; readonly data: ShipmentRequest };
  };
  /** How many requests have each status now, and what there is to do. */
  'GET /v1/shipment-requests/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly draft: number;
        readonly open: number;
        readonly awarded: number;
        readonly withdrawn: number;
        readonly expired: number;
        readonly cancelled: number;
        readonly toDecide: number;
        readonly unanswered: number;
        readonly endingSoon: number;
        readonly uncovered: number;
      };
    };
  };
  /** The open request that one with this posting key looks like, of those published within a day. */
  'GET /v1/shipment-requests/alike': {
    readonly query: { readonly key: string };
    readonly answer: {
      readonly code: 200;
      readonly data: { readonly id: string; readonly reference: string; readonly publishedAt: string } | null;
    };
  };
  /** A request. */
  'GET /v1/shipment-requests/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** Change a request, or change and publish it. */
  'PUT /v1/shipment-requests/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly reference?: string | null;
      readonly stops?:
        | readonly {
            readonly id?: string | null;
            readonly type?: 'pickup' | 'delivery' | null;
            readonly place?: {
              readonly name?: string | null;
              readonly address?: string | null;
              readonly postcode?: string | null;
              readonly city?: string | null;
              readonly country?: string | null;
              readonly lat?: number | null;
              readonly lng?: number | null;
              readonly accuracy?: 'address' | 'town' | 'manual' | null;
              readonly contact?: { readonly name: string; readonly phone: string } | null;
            } | null;
            readonly window?: {
              readonly from?: string | null;
              readonly to?: string | null;
              readonly timeZone?: string | null;
            } | null;
            readonly serviceMin?: number | null;
            readonly note?: string | null;
          }[]
        | null;
      readonly cargo?:
        | readonly {
            readonly description?: string | null;
            readonly packageCode?:
              | 'OH'
              | 'PX'
              | 'CT'
              | '43'
              | 'RO'
              | 'WA'
              | '8A'
              | 'OB'
              | 'OC'
              | 'OG'
              | 'AG'
              | 'PE'
              | 'BX'
              | '4H'
              | 'CS'
              | 'CR'
              | '8B'
              | 'BG'
              | 'EC'
              | '5M'
              | 'SA'
              | 'FX'
              | 'DR'
              | '1A'
              | 'BA'
              | 'JC'
              | 'PL'
              | 'RL'
              | 'CW'
              | 'BE'
              | 'BN'
              | 'BL'
              | 'LG'
              | 'CY'
              | 'TK'
              | 'PK'
              | 'PC'
              | 'PP'
              | 'NE'
              | 'VL'
              | 'VR'
              | 'VY'
              | 'VO'
              | null;
            readonly count?: number | null;
            readonly grossKg?: number | null;
            readonly volumeM3?: number | null;
            readonly loadingMetres?: number | null;
            readonly stackable?: boolean | null;
            readonly temperatureC?: { readonly min: number; readonly max: number } | null;
            readonly hsCode?: string | null;
            readonly marks?: string | null;
            readonly dangerous?: {
              readonly un?: string | null;
              readonly name?: string | null;
              readonly class?:
                | '1'
                | '1.1'
                | '1.2'
                | '1.3'
                | '1.4'
                | '1.5'
                | '1.6'
                | '2'
                | '2.1'
                | '2.2'
                | '2.3'
                | '3'
                | '4.1'
                | '4.2'
                | '4.3'
                | '5.1'
                | '5.2'
                | '6.1'
                | '6.2'
                | '7'
                | '8'
                | '9'
                | null;
              readonly packingGroup?: 'I' | 'II' | 'III' | null;
              readonly tunnelCode?: string | null;
              readonly transportCategory?: number | null;
              readonly quantity?: number | null;
              readonly limitedQuantity?: boolean | null;
            } | null;
            readonly pickup?: number | null;
            readonly delivery?: number | null;
          }[]
        | null;
      readonly required?: {
        readonly bodyTypes?:
          | readonly (
              | 'curtainsider'
              | 'box'
              | 'reefer'
              | 'flatbed'
              | 'step_deck'
              | 'low_loader'
              | 'tanker'
              | 'tipper'
              | 'container_chassis'
              | 'swap_body'
              | 'car_transporter'
              | 'livestock'
              | 'bulk_silo'
              | 'logging'
              | 'other'
            )[]
          | null;
        readonly minPayloadKg?: number | null;
        readonly temperatureC?: { readonly min: number; readonly max: number } | null;
        readonly adr?: boolean | null;
        readonly equipment?: readonly ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[] | null;
      } | null;
      readonly pricing?: {
        readonly model?: 'bid' | 'fixed' | null;
        readonly currency?: string | null;
        readonly target?: { readonly amountMinor: number; readonly currency: string } | null;
        readonly hideTarget?: boolean | null;
      } | null;
      readonly audience?: {
        readonly market?: boolean | null;
        readonly carriers?: readonly string[] | null;
        readonly lists?: readonly string[] | null;
      } | null;
      readonly decisionBy?: string | null;
      readonly notes?: string | null;
      readonly version: number;
      readonly publish?: boolean | null;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** Delete a draft. */
  'DELETE /v1/shipment-requests/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Undo the deletion of a draft, or a later deadline. */
  'POST /v1/shipment-requests/{id}/undo': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** Publish a request to the fleets it asks. */
  'POST /v1/shipment-requests/{id}/publish': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** Withdraw an open request. */
  'POST /v1/shipment-requests/{id}/withdraw': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** End a request for good. */
  'POST /v1/shipment-requests/{id}/cancel': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number; readonly reason?: string | null };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequest };
  };
  /** Add requests from CSV, each row for itself; a dry run only says what would happen. */
  'POST /v1/shipment-requests/import': {
    readonly body: {
      readonly csv: string;
      readonly dryRun?: boolean | null;
      readonly publish?: boolean | null;
      readonly refuseUnclearTowns?: boolean | null;
      readonly dateOrder?: 'dmy' | 'mdy' | 'ymd' | null;
      readonly decimalMark?: '.' | ',' | null;
      readonly words?:
        | readonly {
            readonly column: 'package' | 'body_types' | 'equipment' | 'pricing';
            readonly word: string;
            readonly code: string;
          }[]
        | null;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequestImport };
  };
  /** Requests without dates, by name. */
  'GET /v1/request-templates': { readonly answer: { readonly code: 200; readonly data: ShipmentRequestTemplate[] } };
  /** Save a request without its dates as a template. */
  'POST /v1/request-templates': {
    readonly body: {
      readonly reference?: string | null;
      readonly stops?:
        | readonly {
            readonly id?: string | null;
            readonly type?: 'pickup' | 'delivery' | null;
            readonly place?: {
              readonly name?: string | null;
              readonly address?: string | null;
              readonly postcode?: string | null;
              readonly city?: string | null;
              readonly country?: string | null;
              readonly lat?: number | null;
              readonly lng?: number | null;
              readonly accuracy?: 'address' | 'town' | 'manual' | null;
              readonly contact?: { readonly name: string; readonly phone: string } | null;
            } | null;
            readonly window?: {
              readonly from?: string | null;
              readonly to?: string | null;
              readonly timeZone?: string | null;
            } | null;
            readonly serviceMin?: number | null;
            readonly note?: string | null;
          }[]
        | null;
      readonly cargo?:
        | readonly {
            readonly description?: string | null;
            readonly packageCode?:
              | 'OH'
              | 'PX'
              | 'CT'
              | '43'
              | 'RO'
              | 'WA'
              | '8A'
              | 'OB'
              | 'OC'
              | 'OG'
              | 'AG'
              | 'PE'
              | 'BX'
              | '4H'
              | 'CS'
              | 'CR'
              | '8B'
              | 'BG'
              | 'EC'
              | '5M'
              | 'SA'
              | 'FX'
              | 'DR'
              | '1A'
              | 'BA'
              | 'JC'
              | 'PL'
              | 'RL'
              | 'CW'
              | 'BE'
              | 'BN'
              | 'BL'
              | 'LG'
              | 'CY'
              | 'TK'
              | 'PK'
              | 'PC'
              | 'PP'
              | 'NE'
              | 'VL'
              | 'VR'
              | 'VY'
              | 'VO'
              | null;
            readonly count?: number | null;
            readonly grossKg?: number | null;
            readonly volumeM3?: number | null;
            readonly loadingMetres?: number | null;
            readonly stackable?: boolean | null;
            readonly temperatureC?: { readonly min: number; readonly max: number } | null;
            readonly hsCode?: string | null;
            readonly marks?: string | null;
            readonly dangerous?: {
              readonly un?: string | null;
              readonly name?: string | null;
              readonly class?:
                | '1'
                | '1.1'
                | '1.2'
                | '1.3'
                | '1.4'
                | '1.5'
                | '1.6'
                | '2'
                | '2.1'
                | '2.2'
                | '2.3'
                | '3'
                | '4.1'
                | '4.2'
                | '4.3'
                | '5.1'
                | '5.2'
                | '6.1'
                | '6.2'
                | '7'
                | '8'
                | '9'
                | null;
              readonly packingGroup?: 'I' | 'II' | 'III' | null;
              readonly tunnelCode?: string | null;
              readonly transportCategory?: number | null;
              readonly quantity?: number | null;
              readonly limitedQuantity?: boolean | null;
            } | null;
            readonly pickup?: number | null;
            readonly delivery?: number | null;
          }[]
        | null;
      readonly required?: {
        readonly bodyTypes?:
          | readonly (
              | 'curtainsider'
              | 'box'
              | 'reefer'
              | 'flatbed'
              | 'step_deck'
              | 'low_loader'
              | 'tanker'
              | 'tipper'
              | 'container_chassis'
              | 'swap_body'
              | 'car_transporter'
              | 'livestock'
              | 'bulk_silo'
              | 'logging'
              | 'other'
            )[]
          | null;
        readonly minPayloadKg?: number | null;
        readonly temperatureC?: { readonly min: number; readonly max: number } | null;
        readonly adr?: boolean | null;
        readonly equipment?: readonly ('tail_lift' | 'straps' | 'forklift' | 'gps' | 'pallet_jack')[] | null;
      } | null;
      readonly pricing?: {
        readonly model?: 'bid' | 'fixed' | null;
        readonly currency?: string | null;
        readonly target?: { readonly amountMinor: number; readonly currency: string } | null;
        readonly hideTarget?: boolean | null;
      } | null;
      readonly audience?: {
        readonly market?: boolean | null;
        readonly carriers?: readonly string[] | null;
        readonly lists?: readonly string[] | null;
      } | null;
      readonly decisionBy?: string | null;
      readonly notes?: string | null;
      readonly name: string;
    };
    readonly answer: { readonly code: 201; readonly data: ShipmentRequestTemplate };
  };
  /** Delete a template. */
  'DELETE /v1/request-templates/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Undo the deletion of a template. */
  'POST /v1/request-templates/{id}/undo': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: ShipmentRequestTemplate };
  };
  /** Make an offer for a load. */
  'POST /v1/loads/{id}/offers': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly amount: { readonly amountMinor: number; readonly currency: string };
      readonly pickupAt?: string | null;
      readonly validUntil: string;
      readonly vehicleId?: string | null;
      readonly trailerId?: string | null;
      readonly driverId?: string | null;
      readonly message?: string | null;
      readonly standBy?: boolean | null;
      readonly termsVersion?: number | null;
    };
    readonly answer: { readonly code: 201; readonly data: Offer };
  };
  /** Book a load at its fixed price. */
  'POST /v1/loads/{id}/book': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly vehicleId: string;
      readonly trailerId?: string | null;
      readonly driverId: string;
      readonly amount?: { readonly amountMinor: number; readonly currency: string } | null;
      readonly termsVersion?: number | null;
    };
    readonly answer: { readonly code: 201; readonly data: AwardedShipment };
  };
  /** The offers of a fleet. */
  'GET /v1/offers': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'validUntil'
        | '-validUntil'
        | 'createdAt'
        | '-createdAt'
        | 'amount'
        | '-amount'
        | 'pickup'
        | '-pickup'
        | 'status'
        | '-status';
      readonly q?: string;
      readonly status?: 'submitted' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
      readonly outdated?: 'true' | 'false';
      readonly toAnswer?: 'true';
      readonly loadId?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Offer[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many offers have each status now. */
  'GET /v1/offers/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly submitted: number;
        readonly countered: number;
        readonly accepted: number;
        readonly rejected: number;
        readonly withdrawn: number;
        readonly expired: number;
      };
    };
  };
  /** An offer of the fleet. */
  'GET /v1/offers/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Offer };
  };
  /** Change the price of an offer. */
  'PUT /v1/offers/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly amount: { readonly amountMinor: number; readonly currency: string };
      readonly pickupAt?: string | null;
      readonly validUntil: string;
      readonly vehicleId?: string | null;
      readonly trailerId?: string | null;
      readonly driverId?: string | null;
      readonly message?: string | null;
      readonly standBy?: boolean | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: Offer };
  };
  /** Withdraw an offer. */
  'POST /v1/offers/{id}/withdraw': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: Offer };
  };
  /** Confirm the price after the request changed. */
  'POST /v1/offers/{id}/confirm': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: Offer };
  };
  /** Accept a counter-offer. */
  'POST /v1/offers/{id}/accept': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 201; readonly data: AwardedShipment };
  };
  /** The offers for a request. */
  'GET /v1/shipment-requests/{id}/offers': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: ReceivedOffer[] };
  };
  /** Award a request to an offer. */
  'POST /v1/shipment-requests/{id}/offers/{offerId}/accept': {
    readonly params: { readonly id: string; readonly offerId: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 201; readonly data: AwardedShipment };
  };
  /** Reject an offer. */
  'POST /v1/shipment-requests/{id}/offers/{offerId}/reject': {
    readonly params: { readonly id: string; readonly offerId: string };
    readonly body: {
      readonly reason?: 'price' | 'too_slow' | 'equipment' | 'papers' | 'other' | null;
      readonly version?: number | null;
    };
    readonly answer: { readonly code: 200; readonly data: ReceivedOffer };
  };
  /** Make a counter-offer. */
  'POST /v1/shipment-requests/{id}/offers/{offerId}/counter': {
    readonly params: { readonly id: string; readonly offerId: string };
    readonly body: {
      readonly amount: { readonly amountMinor: number; readonly currency: string };
      readonly validUntil: string;
      readonly version?: number | null;
    };
    readonly answer: { readonly code: 200; readonly data: ReceivedOffer };
  };
  /** What a shipment causes in CO2e, and how that was found. */
  'GET /v1/shipment/{id}/co2e': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: ShipmentCo2e };
  };
  /** The same in the form of iLEAP 1.0. */
  'GET /v1/shipment/{id}/ileap': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Ileap };
  };
  /** What is known of the fuel of a trip, and what may be entered. */
  'GET /v1/shipment/{id}/fuel': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: TripFuel };
  };
  /** Enter the fuel a truck used on a trip, empty running included, for all shipments on that trip. */
  'POST /v1/shipment/{id}/fuel': {
    readonly params: { readonly id: string };
    readonly body: { readonly fuel: string; readonly amount: number; readonly others?: readonly string[] | null };
    readonly answer: { readonly code: 201; readonly data: ShipmentCo2e };
  };
  /** The trucks of a fleet over some days, with their shipments and what keeps them off the road. */
  'GET /v1/board': {
    readonly query: { readonly from: string; readonly to: string };
    readonly answer: { readonly code: 200; readonly data: Board };
  };
  /** Trucks with trailer and driver for a shipment, the best first. */
  'GET /v1/shipment/{id}/candidates': {
    readonly params: { readonly id: string };
    readonly query: { readonly size?: string };
    readonly answer: { readonly code: 200; readonly data: Candidate[] };
  };
  /** Assign a truck and driver to a shipment, or change them. */
  'POST /v1/shipment/{id}/assignment': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly vehicleId: string;
      readonly trailerId?: string | null;
      readonly driverId: string;
      readonly reason?: string | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Unassign the truck and driver of a shipment. */
  'DELETE /v1/shipment/{id}/assignment': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Add a document to a shipment: a proof of delivery by its carrier, other papers by either party. */
  'POST /v1/shipment/{id}/documents': {
    readonly params: { readonly id: string };
    readonly form: {
      readonly data: {
        readonly id?: string | null;
        readonly type:
          | 'pod'
          | 'cmr'
          | 'delivery_note'
          | 'packing_list'
          | 'weight_note'
          | 'customs'
          | 'temperature_log'
          | 'damage'
          | 'other';
        readonly stop?: number | null;
        readonly recipient?: string | null;
        readonly at?: string | null;
        readonly packages?: { readonly delivered: number; readonly short: number; readonly damaged: number } | null;
        readonly note?: string | null;
        readonly signature?: string | null;
      };
      readonly file: File | readonly File[];
    };
    readonly answer: { readonly code: 201; readonly data: ShipmentRecord };
  };
  /** A file of a document of a shipment. */
  'GET /v1/shipment/{id}/documents/{documentId}': {
    readonly params: { readonly id: string; readonly documentId: string };
    readonly answer: Blob;
  };
  /** Verify the proofs of delivery, which completes the shipment. */
  'POST /v1/shipment/{id}/verify': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Reject the proof of a delivery, or all. */
  'POST /v1/shipment/{id}/reject-pod': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly version: number;
      readonly reason:
        'unreadable' | 'wrong_document' | 'signature_missing' | 'quantities_differ' | 'times_missing' | 'other';
      readonly stop?: number | null;
      readonly note?: string | null;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Accept the waiting charge at a stop, by its index. */
  'POST /v1/shipment/{id}/waiting/{stop}/accept': {
    readonly params: { readonly id: string; readonly stop: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Dispute the waiting charge at a stop, by its index. */
  'POST /v1/shipment/{id}/waiting/{stop}/dispute': {
    readonly params: { readonly id: string; readonly stop: string };
    readonly body: {
      readonly version: number;
      readonly reason: 'times_wrong' | 'truck_late' | 'agreed_otherwise' | 'not_our_fault' | 'other';
      readonly note?: string | null;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** What was awarded, for either party. */
  'GET /v1/shipments': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'pickup'
        | '-pickup'
        | 'risk'
        | '-risk'
        | 'createdAt'
        | '-createdAt'
        | 'reference'
        | '-reference'
        | 'status'
        | '-status'
        | 'next'
        | '-next'
        | 'truck'
        | '-truck'
        | 'price'
        | '-price';
      readonly q?: string;
      readonly status?:
        | 'booked'
        | 'assigned'
        | 'dispatched'
        | 'at_pickup'
        | 'in_transit'
        | 'at_delivery'
        | 'delivered'
        | 'completed'
        | 'cancelled';
      readonly flag?:
        | 'late'
        | 'exception'
        | 'hold'
        | 'unassigned'
        | 'waiting_running'
        | 'waiting_to_answer'
        | 'pod_missing'
        | 'pod_rejected'
        | 'pod_to_verify';
      readonly vehicleId?: string;
      readonly driverId?: string;
      readonly pickup?: 'soon';
      readonly from?: string;
      readonly to?: string;
      readonly lane?: string;
      readonly companyId?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Shipment[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many shipments have each status, and each flag now. */
  'GET /v1/shipments/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly booked: number;
        readonly assigned: number;
        readonly dispatched: number;
        readonly at_pickup: number;
        readonly in_transit: number;
        readonly at_delivery: number;
        readonly delivered: number;
        readonly completed: number;
        readonly cancelled: number;
        readonly flags: {
          readonly late: number;
          readonly exception: number;
          readonly hold: number;
          readonly unassigned: number;
          readonly waiting_running: number;
          readonly waiting_to_answer: number;
          readonly pod_missing: number;
          readonly pod_rejected: number;
          readonly pod_to_verify: number;
        };
        readonly unassignedSoon: number;
      };
    };
  };
  /** A shipment. */
  'GET /v1/shipment/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** Report what happened: one event, or up to 100 in order, each accepted or refused on its own. */
  'POST /v1/shipment/{id}/events': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly id?: string | null;
      readonly stop?: number | null;
      readonly at?: string | null;
      readonly source?: 'desk' | 'app' | 'edi' | null;
      readonly position?: { readonly lat: number; readonly lng: number; readonly accuracyM?: number | null } | null;
      readonly data?: {
        readonly reason?: string;
        readonly minutes?: number;
        readonly kind?:
          | 'late_pickup'
          | 'late_delivery'
          | 'no_show_truck'
          | 'goods_not_ready'
          | 'consignee_closed'
          | 'refused'
          | 'damage'
          | 'shortage'
          | 'overage'
          | 'temperature'
          | 'breakdown'
          | 'accident'
          | 'border'
          | 'papers'
          | 'theft'
          | 'address_wrong'
          | 'other';
        readonly text?: string;
        readonly reservations?: readonly {
          readonly code:
            | 'packages_missing'
            | 'packages_wet'
            | 'packaging_torn'
            | 'packaging_crushed'
            | 'pallets_broken'
            | 'count_not_checked'
            | 'weight_not_checked'
            | 'loaded_by_sender'
            | 'temperature_at_loading'
            | 'seal_missing'
            | 'seal_number_differs'
            | 'marks_unreadable'
            | 'labels_ADR_missing'
            | 'load_securing_by_sender'
            | 'refused_to_sign';
          readonly count?: number;
          readonly celsius?: number;
        }[];
        readonly visibility?: 'internal' | 'parties';
        readonly of?: string;
        readonly at?: string;
      } | null;
      readonly type?:
        | 'dispatched'
        | 'arrived'
        | 'departed'
        | 'delivered'
        | 'stop_skipped'
        | 'delay'
        | 'exception'
        | 'resolved'
        | 'hold'
        | 'released'
        | 'position'
        | 'note'
        | 'correction'
        | null;
      readonly events?:
        | readonly ({
            readonly type:
              | 'dispatched'
              | 'arrived'
              | 'departed'
              | 'delivered'
              | 'stop_skipped'
              | 'delay'
              | 'exception'
              | 'resolved'
              | 'hold'
              | 'released'
              | 'position'
              | 'note'
              | 'correction';
            readonly id?: string | null;
            readonly stop?: number | null;
            readonly at?: string | null;
            readonly source?: 'desk' | 'app' | 'edi' | null;
            readonly position?: {
              readonly lat: number;
              readonly lng: number;
              readonly accuracyM?: number | null;
            } | null;
            readonly data?: {
              readonly reason?: string;
              readonly minutes?: number;
              readonly kind?:
                | 'late_pickup'
                | 'late_delivery'
                | 'no_show_truck'
                | 'goods_not_ready'
                | 'consignee_closed'
                | 'refused'
                | 'damage'
                | 'shortage'
                | 'overage'
                | 'temperature'
                | 'breakdown'
                | 'accident'
                | 'border'
                | 'papers'
                | 'theft'
                | 'address_wrong'
                | 'other';
              readonly text?: string;
              readonly reservations?: readonly {
                readonly code:
                  | 'packages_missing'
                  | 'packages_wet'
                  | 'packaging_torn'
                  | 'packaging_crushed'
                  | 'pallets_broken'
                  | 'count_not_checked'
                  | 'weight_not_checked'
                  | 'loaded_by_sender'
                  | 'temperature_at_loading'
                  | 'seal_missing'
                  | 'seal_number_differs'
                  | 'marks_unreadable'
                  | 'labels_ADR_missing'
                  | 'load_securing_by_sender'
                  | 'refused_to_sign';
                readonly count?: number;
                readonly celsius?: number;
              }[];
              readonly visibility?: 'internal' | 'parties';
              readonly of?: string;
              readonly at?: string;
            } | null;
          } | null)[]
        | null;
    };
    readonly answer:
      { readonly code: 200; readonly data: EventResult[] } | { readonly code: 201; readonly data: ShipmentRecord };
  };
  /** Cancel a shipment or take it back as its shipper, or hand it back as its carrier. */
  'POST /v1/shipment/{id}/cancel': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly version: number;
      readonly reason:
        | 'breakdown'
        | 'driver_ill'
        | 'delay_previous'
        | 'papers'
        | 'price_mistake'
        | 'shipper_changed'
        | 'other'
        | 'not_assigned'
        | 'not_ready'
        | 'order_changed';
      readonly note?: string | null;
    };
    readonly answer: { readonly code: 200; readonly data: ShipmentRecord };
  };
  /** What shipments cost that completed, or were cancelled for a fee, for either party. */
  'GET /v1/statements': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?: 'createdAt' | '-createdAt' | 'due' | '-due' | 'reference' | '-reference';
      readonly q?: string;
      readonly status?: 'draft' | 'issued' | 'disputed' | 'approved' | 'paid' | 'settled';
      readonly overdue?: 'true';
      readonly from?: string;
      readonly to?: string;
      readonly companyId?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Statement[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many statements have each status, and what is unpaid by age. */
  'GET /v1/statements/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly draft: number;
        readonly issued: number;
        readonly disputed: number;
        readonly approved: number;
        readonly paid: number;
        readonly settled: number;
        readonly overdue: number;
        readonly ageing: {
          readonly currency: string;
          readonly bucket: 'current' | 'to30' | 'to60' | 'to90' | 'over90';
          readonly count: number;
          readonly totalMinor: number;
        }[];
      };
    };
  };
  /** The statement of a shipment, by the id of that. */
  'GET /v1/statements/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Save all extras of a draft at once. */
  'PUT /v1/statements/{id}/extras': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly version: number;
      readonly extras: readonly {
        readonly id?: string | null;
        readonly kind: 'fuel' | 'toll' | 'extra_stop' | 'adjustment' | 'credit';
        readonly amountMinor: number;
        readonly reason: string;
      }[];
    };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Issue a draft to the shipper, with its invoice number. */
  'POST /v1/statements/{id}/issue': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number; readonly timeZone: string };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Reopen an issued statement for changes. */
  'POST /v1/statements/{id}/revise': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Confirm that the money arrived. */
  'POST /v1/statements/{id}/settle': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Report the payment as not received. */
  'POST /v1/statements/{id}/deny': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number; readonly note: string };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Approve a proposed line, or dispute it with words. */
  'POST /v1/statements/{id}/lines/{line}/answer': {
    readonly params: { readonly id: string; readonly line: string };
    readonly body: { readonly version: number; readonly note?: string | null };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Approve all lines that are not disputed, which ends the statement. */
  'POST /v1/statements/{id}/approve': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Mark a statement as paid, outside the platform. */
  'POST /v1/statements/{id}/pay': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number; readonly paidOn: string; readonly reference?: string | null };
    readonly answer: { readonly code: 200; readonly data: StatementRecord };
  };
  /** Loads a fleet can take. */
  'GET /v1/loads': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'pickup'
        | '-pickup'
        | 'newest'
        | '-newest'
        | 'km'
        | '-km'
        | 'pricePerKm'
        | '-pricePerKm'
        | 'emptyKm'
        | '-emptyKm'
        | 'best'
        | '-best';
      readonly q?: string;
      readonly near?: string;
      readonly radiusKm?: string;
      readonly toNear?: string;
      readonly toRadiusKm?: string;
      readonly from?: string;
      readonly to?: string;
      readonly bodyType?:
        | 'curtainsider'
        | 'box'
        | 'reefer'
        | 'flatbed'
        | 'step_deck'
        | 'low_loader'
        | 'tanker'
        | 'tipper'
        | 'container_chassis'
        | 'swap_body'
        | 'car_transporter'
        | 'livestock'
        | 'bulk_silo'
        | 'logging'
        | 'other';
      readonly maxKg?: string;
      readonly adr?: 'true' | 'false';
      readonly pricing?: 'bid' | 'fixed';
      readonly fits?: 'true';
      readonly asked?: 'true';
      readonly watched?: 'true';
      readonly vehicleId?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Load[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** How many loads a fleet can take. */
  'GET /v1/loads/counts': {
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly all: number;
        readonly bid: number;
        readonly fixed: number;
        readonly fits: number;
        readonly asked: number;
        readonly watched: number;
      };
    };
  };
  /** A load. */
  'GET /v1/loads/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly vehicleId?: string };
    readonly answer: { readonly code: 200; readonly data: Load };
  };
  /** What a load would cause in CO2e with a truck. */
  'GET /v1/loads/{id}/co2e': {
    readonly params: { readonly id: string };
    readonly query: { readonly vehicleId?: string; readonly trailerId?: string };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly footprint: Footprint | null;
        readonly reason: 'mass_missing' | 'no_distance' | 'no_factor' | 'too_heavy' | 'cancelled' | null;
      };
    };
  };
  /** What a fleet can choose for a load, with verdicts. */
  'GET /v1/loads/{id}/combinations': {
    readonly params: { readonly id: string };
    readonly query: { readonly vehicleId?: string; readonly trailerId?: string; readonly driverId?: string };
    readonly answer: { readonly code: 200; readonly data: LoadCombinations };
  };
  /** How the shipper of a load treats trucks. */
  'GET /v1/loads/{id}/conduct': {
    readonly params: { readonly id: string };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly days: number;
        readonly most: number;
        readonly stays: { readonly n: number; readonly medianMin: number; readonly p90Min: number } | null;
        readonly waiting: { readonly charged: number; readonly accepted: number } | null;
        readonly trips: { readonly n: number; readonly cancelled: number } | null;
      };
    };
  };
  /** Hide a load, with the reason. */
  'POST /v1/loads/{id}/decline': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly reason:
        'no_capacity' | 'price' | 'lane' | 'too_late' | 'equipment' | 'no_time_slot' | 'no_driver' | 'terms' | 'other';
      readonly text?: string | null;
    };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Watch a load. */
  'PUT /v1/loads/{id}/watch': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Stop watching a load. */
  'DELETE /v1/loads/{id}/watch': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Start alerts for new loads that match a saved view. */
  'PUT /v1/list-views/{id}/alert': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Stop alerts for a saved view. */
  'DELETE /v1/list-views/{id}/alert': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Own places, then towns of the world (GeoNames, CC BY 4.0) whose name begins so: first those within reach of the company, the biggest first. */
  'GET /v1/places': {
    readonly query: { readonly q?: string; readonly country?: string };
    readonly answer: {
      readonly code: 200;
      readonly data: {
        readonly id: string | null;
        readonly address: string | null;
        readonly region: string | null;
        readonly name: string;
        readonly postcode: string | null;
        readonly city: string;
        readonly country: string;
        readonly lat: number;
        readonly lng: number;
        readonly accuracy: 'address' | 'town' | 'manual';
        readonly contact: { readonly name: string; readonly phone: string } | null;
        readonly note: string | null;
        readonly timeZone: string;
      }[];
    };
  };
  /** Places a shipper ships from and to. */
  'GET /v1/place-book': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?: 'name' | '-name' | 'updatedAt' | '-updatedAt';
      readonly q?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: PlaceBookEntry[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Add a place to the book. */
  'POST /v1/place-book': {
    readonly body: {
      readonly name: string;
      readonly address: string;
      readonly postcode?: string | null;
      readonly city: string;
      readonly country: string;
      readonly lat: number;
      readonly lng: number;
      readonly accuracy?: 'address' | 'town' | 'manual' | null;
      readonly contact?: { readonly name: string; readonly phone: string } | null;
      readonly note?: string | null;
    };
    readonly answer: { readonly code: 201; readonly data: PlaceBookEntry };
  };
  /** Change a place of the book. */
  'PUT /v1/place-book/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly name: string;
      readonly address: string;
      readonly postcode?: string | null;
      readonly city: string;
      readonly country: string;
      readonly lat: number;
      readonly lng: number;
      readonly accuracy?: 'address' | 'town' | 'manual' | null;
      readonly contact?: { readonly name: string; readonly phone: string } | null;
      readonly note?: string | null;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: PlaceBookEntry };
  };
  /** Delete a place from the book. */
  'DELETE /v1/place-book/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Undo the deletion of a place. */
  'POST /v1/place-book/{id}/undo': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: PlaceBookEntry };
  };
  /** Partners with custom EDI codes, by their id. */
  'GET /v1/edi-partners': { readonly answer: { readonly code: 200; readonly data: EdiPartner[] } };
  /** Add the EDI codes of a partner. */
  'POST /v1/edi-partners': {
    readonly body: {
      readonly partner: string;
      readonly qualifier?: string | null;
      readonly company?: string | null;
      readonly codes: readonly {
        readonly way: 'read' | 'write';
        readonly kind: 'status' | 'reason' | 'answer';
        readonly code: string | null;
        readonly word:
          | 'booked'
          | 'arrived_pickup'
          | 'departed_pickup'
          | 'delayed'
          | 'arrived_delivery'
          | 'delivered'
          | 'departed_delivery'
          | 'refused'
          | 'damaged'
          | 'cancelled'
          | 'to_pickup'
          | 'arrived'
          | 'departed'
          | 'loaded'
          | 'on_the_way'
          | 'expected'
          | 'attempt_failed'
          | 'returned'
          | 'unknown'
          | 'none'
          | 'weather'
          | 'traffic'
          | 'border'
          | 'breakdown'
          | 'driver'
          | 'previous_stop'
          | 'shipper_not_ready'
          | 'consignee_slow'
          | 'consignee_closed'
          | 'consignee_refused'
          | 'no_papers'
          | 'accident'
          | 'load_shifted'
          | 'overweight'
          | 'instructions'
          | 'driving_time'
          | 'accept'
          | 'decline';
      }[];
    };
    readonly answer: { readonly code: 201; readonly data: EdiPartner };
  };
  /** Change the EDI codes of a partner. */
  'PUT /v1/edi-partners/{id}': {
    readonly params: { readonly id: string };
    readonly body: {
      readonly partner: string;
      readonly qualifier?: string | null;
      readonly company?: string | null;
      readonly codes: readonly {
        readonly way: 'read' | 'write';
        readonly kind: 'status' | 'reason' | 'answer';
        readonly code: string | null;
        readonly word:
          | 'booked'
          | 'arrived_pickup'
          | 'departed_pickup'
          | 'delayed'
          | 'arrived_delivery'
          | 'delivered'
          | 'departed_delivery'
          | 'refused'
          | 'damaged'
          | 'cancelled'
          | 'to_pickup'
          | 'arrived'
          | 'departed'
          | 'loaded'
          | 'on_the_way'
          | 'expected'
          | 'attempt_failed'
          | 'returned'
          | 'unknown'
          | 'none'
          | 'weather'
          | 'traffic'
          | 'border'
          | 'breakdown'
          | 'driver'
          | 'previous_stop'
          | 'shipper_not_ready'
          | 'consignee_slow'
          | 'consignee_closed'
          | 'consignee_refused'
          | 'no_papers'
          | 'accident'
          | 'load_shifted'
          | 'overweight'
          | 'instructions'
          | 'driving_time'
          | 'accept'
          | 'decline';
      }[];
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: EdiPartner };
  };
  /** Delete the EDI codes of a partner. */
  'DELETE /v1/edi-partners/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** The fleets of the brand. */
  'GET /v1/carriers': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?:
        | 'name'
        | '-name'
        | 'completed'
        | '-completed'
        | 'lastUsed'
        | '-lastUsed'
        | 'standing'
        | '-standing'
        | 'lists'
        | '-lists'
        | 'note'
        | '-note';
      readonly q?: string;
      readonly favourite?: 'true' | 'false';
      readonly blocked?: 'true' | 'false';
      readonly list?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Carrier[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** A fleet of the brand. */
  'GET /v1/carriers/{id}': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: Carrier };
  };
  /** Note, favour or block a fleet. */
  'PUT /v1/carriers/{id}': {
    readonly params: { readonly id: string };
    readonly body: { readonly favourite?: boolean; readonly blocked?: boolean; readonly note?: string | null };
    readonly answer: { readonly code: 200; readonly data: Carrier };
  };
  /** Open requests that ask this fleet alone, at most 20; while there are any it cannot be blocked. */
  'GET /v1/carriers/{id}/sole-requests': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: SoleRequest[] };
  };
  /** The shipper’s lists of carriers, at most 100, by name. */
  'GET /v1/carrier-lists': { readonly answer: { readonly code: 200; readonly data: CarrierList[] } };
  /** Add a list of carriers. */
  'POST /v1/carrier-lists': {
    readonly body: { readonly name: string; readonly carriers?: readonly string[] | null };
    readonly answer: { readonly code: 201; readonly data: CarrierList };
  };
  /** Rename a list, or change who is on it. */
  'PUT /v1/carrier-lists/{id}': {
    readonly params: { readonly id: string };
    readonly body: { readonly name: string; readonly carriers?: readonly string[] | null; readonly version: number };
    readonly answer: { readonly code: 200; readonly data: CarrierList };
  };
  /** Delete a list that no open request uses. */
  'DELETE /v1/carrier-lists/{id}': {
    readonly params: { readonly id: string };
    readonly query: { readonly version: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** Undo the deletion of a list, with its members. */
  'POST /v1/carrier-lists/{id}/undo': {
    readonly params: { readonly id: string };
    readonly body: { readonly version: number };
    readonly answer: { readonly code: 200; readonly data: CarrierList };
  };
  /** What a shipper agrees on waiting, cancelling and paying. */
  'GET /v1/terms': { readonly answer: { readonly code: 200; readonly data: Terms } };
  /** Set the terms of offers made from now on. */
  'PUT /v1/terms': {
    readonly body: {
      readonly freeMin: { readonly pickup: number; readonly delivery: number };
      readonly ratePerHour: number;
      readonly incrementMin: number;
      readonly capMin: number;
      readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
      readonly graceLateMin: number;
      readonly cancellationFee: number;
      readonly paymentDays: number;
      readonly version: number;
    };
    readonly answer: { readonly code: 200; readonly data: Terms };
  };
  /** The tracking links one made to a shipment. */
  'GET /v1/shipment/{id}/tracking-links': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 200; readonly data: TrackingLink[] };
  };
  /** Make a tracking link, by which anybody can follow a shipment. */
  'POST /v1/shipment/{id}/tracking-links': {
    readonly params: { readonly id: string };
    readonly answer: { readonly code: 201; readonly data: TrackingLink };
  };
  /** Revoke a tracking link. */
  'DELETE /v1/shipment/{id}/tracking-links/{linkId}': {
    readonly params: { readonly id: string; readonly linkId: string };
    readonly answer: { readonly code: 200; readonly data: null };
  };
  /** What a tracking link shows. A page that asks once more says so, and is not counted again. */
  'GET /v1/tracking/{code}': {
    readonly params: { readonly code: string };
    readonly query: { readonly again?: 'true' };
    readonly answer: { readonly code: 200; readonly data: TrackedShipment };
  };
  /** The reports a company may read. */
  'GET /v1/reports': {
    readonly answer: {
      readonly code: 200;
      readonly data: (
        | 'on_time'
        | 'otif'
        | 'dwell'
        | 'proof'
        | 'offers'
        | 'spend'
        | 'revenue'
        | 'lanes'
        | 'utilisation'
        | 'scorecard'
        | 'empty_km'
        | 'co2e'
      )[];
    };
  };
  /** Report over some days: On time. */
  'GET /v1/reports/on_time': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: On time. */
  'GET /v1/reports/on_time.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: On time and in full. */
  'GET /v1/reports/otif': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: On time and in full. */
  'GET /v1/reports/otif.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Dwell and waiting. */
  'GET /v1/reports/dwell': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Dwell and waiting. */
  'GET /v1/reports/dwell.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Delivered without proof. */
  'GET /v1/reports/proof': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Delivered without proof. */
  'GET /v1/reports/proof.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Offers and acceptance. */
  'GET /v1/reports/offers': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Offers and acceptance. */
  'GET /v1/reports/offers.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Spend. */
  'GET /v1/reports/spend': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Spend. */
  'GET /v1/reports/spend.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Revenue. */
  'GET /v1/reports/revenue': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Revenue. */
  'GET /v1/reports/revenue.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Lanes. */
  'GET /v1/reports/lanes': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Lanes. */
  'GET /v1/reports/lanes.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Utilization. */
  'GET /v1/reports/utilisation': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Utilization. */
  'GET /v1/reports/utilisation.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Carrier scorecard. */
  'GET /v1/reports/scorecard': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Carrier scorecard. */
  'GET /v1/reports/scorecard.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: Empty km. */
  'GET /v1/reports/empty_km': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: Empty km. */
  'GET /v1/reports/empty_km.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days: CO2e. */
  'GET /v1/reports/co2e': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
      readonly page?: string;
      readonly size?: string;
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Report;
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Report over some days as CSV: CO2e. */
  'GET /v1/reports/co2e.csv': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly by?: 'party' | 'lane' | 'place' | 'vehicle';
      readonly stops?: 'pickup' | 'delivery';
      readonly grace?: '0' | '15' | '30' | '60';
      readonly overdue?: 'counted' | 'left_out';
      readonly early?: 'on_time' | 'too_early';
      readonly excused?: 'left_out' | 'counted';
      readonly outcome?: string;
      readonly group?: string;
    };
    readonly answer: Blob;
  };
  /** Report over some days in the form of iLEAP 1.0, without an envelope: CO2e. */
  'GET /v1/reports/co2e.ileap': {
    readonly query: { readonly from: string; readonly to: string };
    readonly answer: Blob;
  };
  /** What changes for the company. */
  'GET /v1/stream': { readonly answer: string };
  /** Notifications, the newest first. */
  'GET /v1/notifications': {
    readonly query: {
      readonly page?: string;
      readonly size?: string;
      readonly sort?: 'at' | '-at';
      readonly unread?: 'true' | 'false';
    };
    readonly answer: {
      readonly code: 200;
      readonly data: Notification[];
      readonly paging: { readonly page: number; readonly size: number; readonly total: number };
    };
  };
  /** Mark notifications as read. */
  'POST /v1/notifications/read': {
    readonly body: { readonly all: true } | { readonly ids: readonly string[] };
    readonly answer: { readonly code: 200; readonly data: { readonly read: number } };
  };
  /** Whether each kind of news is shown in the app and emailed. */
  'GET /v1/notification-settings': { readonly answer: { readonly code: 200; readonly data: NotificationSetting[] } };
  /** Change notification settings; kinds that are left out stay as they are. */
  'PUT /v1/notification-settings': {
    readonly body: {
      readonly settings: readonly {
        readonly kind:
          | 'load_asked'
          | 'loads_matched'
          | 'watched_changed'
          | 'watched_gone'
          | 'watched_back'
          | 'offer_countered'
          | 'offer_accepted'
          | 'not_selected'
          | 'offer_live_again'
          | 'offer_outdated'
          | 'offer_rejected'
          | 'request_closed'
          | 'offer_expired'
          | 'assign_soon'
          | 'pod_rejected'
          | 'waiting_accepted'
          | 'waiting_disputed'
          | 'shipment_cancelled'
          | 'statement_approved'
          | 'statement_disputed'
          | 'statement_paid'
          | 'assign_missed'
          | 'shipment_late'
          | 'shipment_problem'
          | 'shipment_held'
          | 'shipment_completed'
          | 'offer_received'
          | 'offer_revised'
          | 'offer_confirmed'
          | 'offer_withdrawn'
          | 'counter_accepted'
          | 'counter_expired'
          | 'load_booked'
          | 'decision_soon'
          | 'request_expired'
          | 'carrier_fell_off'
          | 'truck_assigned'
          | 'truck_changed'
          | 'truck_taken_off'
          | 'shipment_delayed'
          | 'stop_skipped'
          | 'shipment_delivered'
          | 'pod_to_verify'
          | 'statement_to_approve'
          | 'payment_confirmed'
          | 'payment_missing';
        readonly inApp: boolean;
        readonly mail: boolean;
      }[];
    };
    readonly answer: { readonly code: 200; readonly data: NotificationSetting[] };
  };
}
