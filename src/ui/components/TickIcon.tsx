import { LineIcon } from './LineIcon.tsx';

export const TickIcon = () => <LineIcon path="M5 12.5l4.5 4.5L19 7.5" weight={2.5} />;
