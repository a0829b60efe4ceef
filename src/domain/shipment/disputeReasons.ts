/** Why a shipper disputes a charge for waiting. Public: never rename one. */
export const disputeReasons = ['times_wrong', 'truck_late', 'agreed_otherwise', 'not_our_fault', 'other'] as const;
