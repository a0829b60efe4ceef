import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { GoneLoad } from './GoneLoad.tsx';
import { LoadPage } from './LoadPage.tsx';
import { LoadsPage } from './LoadsPage.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** The loads that a fleet can take. */
export const LoadsRoom = () => (
  <RecordRoom room="loads" port={LoadBoard} words={useLoadTexts()} List={LoadsPage} Page={LoadPage} Gone={GoneLoad} />
);
