const turns = { left: 'M15 5 8 12l7 7', right: 'm9 5 7 7-7 7', up: 'm5 15 7-7 7 7', down: 'm5 9 7 7 7-7' } as const;

export const Chevron = ({ orientation = 'left' }: { readonly orientation?: keyof typeof turns }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={turns[orientation]} />
  </svg>
);
