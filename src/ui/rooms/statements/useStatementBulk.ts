import { useMemo } from 'react';
import { ActOnStatements, type ManyStatements } from '../../../application/statements/actOnStatements.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { bulkBarrier, type StatementBulkAct } from '../../../domain/statement/bulkBarrier.ts';
import type { Statement } from '../../../domain/statement/Statement.ts';
import { totalsByCurrency } from '../../../domain/statement/totalsByCurrency.ts';
import { ownZone } from '../../components/ownZone.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useToday } from '../../shared/useToday.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

const acts = {
  carrier: ['issue', 'settle'],
  shipper: ['approve', 'pay'],
} as const satisfies Record<ReturnType<typeof useOwnSide>, readonly StatementBulkAct[]>;

const whatOf = (act: StatementBulkAct, today: string): ManyStatements => {
  if (act === 'issue') return { act, timeZone: ownZone() };
  return act === 'pay' ? { act, payment: { paidOn: today, reference: undefined } } : { act };
};

/** What a side can do to many statements: a carrier issues them and confirms payments, a shipper approves and pays them. */
export const useStatementBulk = (): readonly BulkAction<Statement>[] => {
  const { bulk } = useStatementTexts();
  const actOn = useInjection(ActOnStatements);
  const money = useMoneyText();
  const today = useToday();
  const side = useOwnSide();
  return useMemo(() => {
    const sumOf = (statements: readonly Statement[]): string =>
      totalsByCurrency(statements)
        .map(({ total }) => money(total))
        .join(' + ');
    return acts[side].map((act): BulkAction<Statement> => ({
      key: act,
      words: bulk[act],
      sumOf,
      refusalOf: (statement) => {
        const barrier = bulkBarrier(statement, act);
        if (barrier === undefined) return undefined;
        return barrier === 'status' ? bulk.status[act] : bulk[barrier];
      },
      // A charge for waiting is answered on the shipment, which the statement has its id from.
      mendAt: (statement, reason) =>
        recordPath(
          reason === 'waiting_open' || bulkBarrier(statement, act) === 'waiting' ? 'shipments' : 'statements',
          statement.id,
        ),
      run: (statements, _, watch) => actOn(statements, whatOf(act, today), watch),
    }));
  }, [actOn, bulk, money, side, today]);
};
