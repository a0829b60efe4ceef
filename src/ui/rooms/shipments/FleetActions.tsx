import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { BoardSwitch } from './board/BoardSwitch.tsx';
import { statusImportPath } from './edi/import/statusImportPath.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** What a fleet can do beside its list of shipments. */
export const FleetActions = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { importStatus } = useShipmentTexts();
  return (
    <>
      {mayWrite && (
        <ButtonRoute variant="secondary" to={statusImportPath}>
          {importStatus}
        </ButtonRoute>
      )}
      <BoardSwitch shown="list" />
    </>
  );
};
