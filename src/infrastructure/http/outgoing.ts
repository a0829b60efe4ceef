import type { Call, CallOptions } from './Call.ts';
import type { Operation, Sent } from './contract/Operation.ts';
import { formOf } from './formOf.ts';
import { pathOf } from './pathOf.ts';

/** Builds a call from an operation and what is sent with it. */
export const outgoing = (operation: Operation, { params, form, body, ...rest }: Sent & CallOptions): Call => {
  const content = form ? formOf(form) : body;
  return {
    ...rest,
    method: operation.slice(0, operation.indexOf(' ')),
    path: pathOf(operation, params),
    ...(content && { body: content }),
  };
};
