import { LineIcon } from '../LineIcon.tsx';

const sheet = 'M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z';
const headAndRings = 'M3.5 10h17M8 3v4M16 3v4';

export const CalendarIcon = () => <LineIcon path={sheet + headAndRings} weight={1.75} />;
