import { useContext } from 'react';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { SplitContext } from './SplitContext.ts';
import { useRecordsBeside } from './useRecordsBeside.ts';

/** Switches between records beside their list and on pages of their own, where there is room for both. */
export const SplitSwitch = () => (useContext(SplitContext) ? <Switch /> : null);

const Switch = () => {
  const { split } = useAdminTexts();
  const { isOn, isPossible, choose } = useRecordsBeside();
  if (!isPossible) return null;
  return <ToolButton label={split.beside} sign="split" aria-pressed={isOn} onClick={() => choose(!isOn)} />;
};
