import { statements } from './statements.ts';
import { toldUndoable } from './toldUndoable.ts';
import { undoableDelete } from './undoableDelete.ts';

/** Drafts, templates, places and lists of carriers can be deleted and brought back; a draft that is hidden is told of as before. */
export const undoableFreight = statements(
  ...['shipment_request', 'request_template', 'place_book', 'carrier_list'].flatMap(undoableDelete),
  ...['insert', 'update', 'delete'].flatMap((event) => [
    `drop trigger tell_shipment_request_request_${event} on shipment_request`,
    `drop function tell_shipment_request_request_${event}()`,
  ]),
  ...toldUndoable('shipment_request', 'request'),
);
