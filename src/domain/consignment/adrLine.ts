import { bracketedTunnelCode } from '../dangerous/bracketedTunnelCode.ts';
import type { DangerousGoods } from '../request/RequestContent.ts';

/** Dangerous goods as a transport document names them, in the order of ADR 5.4.1.1.1 (a) to (k): nothing may stand in between. */
export const adrLine = ({ un, name, class: label, packingGroup, tunnelCode: code }: DangerousGoods): string => {
  const named = [un === undefined ? undefined : `UN ${un}`, name?.toUpperCase()].filter(Boolean).join(' ');
  return [named, label, packingGroup, code === undefined || code.trim() === '' ? undefined : bracketedTunnelCode(code)]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
};
