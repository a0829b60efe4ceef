import { LineIcon } from '../LineIcon.tsx';

const turns = { left: 'M15 5 8 12l7 7', right: 'm9 5 7 7-7 7', up: 'm5 15 7-7 7 7', down: 'm5 9 7 7 7-7' } as const;

export const Chevron = ({ orientation = 'left' }: { readonly orientation?: keyof typeof turns }) => (
  <LineIcon path={turns[orientation]} size={18} />
);
