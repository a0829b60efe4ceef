/** Who a front end serves: truck owners (`fleet`) or shippers (`office`), seed §1. */
export type Audience = 'fleet' | 'office';
